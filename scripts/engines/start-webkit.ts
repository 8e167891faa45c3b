import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Debian's WebKitGTK without a graphics card, on a screen of its own. */
const environment = (display: string) => ({
  ...process.env,
  DISPLAY: display,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
});

/** The browser that the driver starts. */
export const webkitBinary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A running WebDriver server for WebKitGTK. */
export interface WebkitServer {
  readonly url: string;
  /** The capabilities that a client requests. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly stop: () => void;
}

/** Resolves once a WebDriver server takes sessions. */
async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`WebKitWebDriver doesn’t listen on ${url}: install webkit2gtk-driver.`);
}

/** Starts WebDriver for WebKitGTK on a virtual screen; needs Debian's webkit2gtk-driver and xvfb. */
export async function startWebkit(port: number): Promise<WebkitServer> {
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const chosen = screen.stdio[3];
  if (!chosen) throw new Error('Xvfb has no pipe for its display.');
  const [display] = await once(chosen, 'data');
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: environment(`:${String(display).trim()}`),
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    await ready(url);
  } catch (error) {
    stop();
    throw error;
  }
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkitBinary, args: ['--automation'] },
  };
  return { url, capabilities, stop };
}
