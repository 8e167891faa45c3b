import { Builder, Key } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
// @boundaries-ignore Both proofs of engines start WebKitGTK alike.
import { startWebkit } from '../../../../scripts/engines/start-webkit.ts';
import { drive } from './drive.mjs';

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

/** Drives WebKitGTK. */
export async function driveWebkit(_, address, port) {
  const { url, capabilities, stop } = await startWebkit(port);
  let driver;
  try {
    driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const version = (await driver.getCapabilities()).get('browserVersion');
    await drive(`webkitgtk ${version}`, createEngine(driver), address);
  } finally {
    await driver?.quit();
    stop();
  }
}
