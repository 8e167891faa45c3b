import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

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

/** Starts WebKitGTK on a virtual screen; needs Debian's webkit2gtk-driver and xvfb. */
export async function startWebkit(
  port: number,
): Promise<{ readonly driver: WebDriver; readonly stop: () => Promise<void> }> {
  const display = `:${port % 1000}`;
  const size = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', [display, ...size], { stdio: 'ignore' });
  await pause(1500);
  const options = ['--host=127.0.0.1', `--port=${port}`];
  const server = spawn('WebKitWebDriver', options, {
    env: environment(display),
    stdio: 'ignore',
  });
  await pause(1500);
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const stop = async () => {
    await driver.quit();
    server.kill();
    screen.kill();
  };
  return { driver, stop };
}
