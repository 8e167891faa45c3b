import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { drive, pause } from './drive.mjs';

/** Builds an engine that acts by WebDriver. */
const createEngine = (driver) => ({
  open: (url) => driver.get(url),
  run: (source) => driver.executeScript(source),
  type: (text) => driver.actions().sendKeys(text, Key.ENTER).perform(),
  click: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform(),
  touches: [60, 150, 600],
  // WebKitGTK's driver has no finger: it keeps the mouse button down for as long.
  touch: (x, y, duration) => {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    return driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
  },
  press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
  countWindows: async () => (await driver.getAllWindowHandles()).length,
  closeWindows: async () => {
    const [first, ...others] = await driver.getAllWindowHandles();
    for (const other of others) {
      await driver.switchTo().window(other);
      await driver.close();
    }
    await driver.switchTo().window(first);
  },
});

/** Starts WebDriver for WebKitGTK on a virtual screen. */
async function startServer(display, port) {
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  };
  const size = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', [display, ...size], { stdio: 'ignore' });
  await pause(2000);
  const options = ['--host=127.0.0.1', `--port=${port}`];
  const server = spawn('WebKitWebDriver', options, { env, stdio: 'ignore' });
  await pause(2000);
  return () => {
    server.kill();
    screen.kill();
  };
}

/** Drives WebKitGTK. */
export async function driveWebkit(binary, address, port) {
  const stop = await startServer(`:${port % 1000}`, port);
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  let driver;
  try {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
    driver = await builder.withCapabilities(capabilities).build();
    const version = (await driver.getCapabilities()).get('browserVersion');
    await drive(`webkitgtk ${version}`, createEngine(driver), address);
  } finally {
    await driver?.quit();
    stop();
  }
}
