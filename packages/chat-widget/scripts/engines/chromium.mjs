import { chromium } from '@playwright/test';
import { drive, pause } from './drive.mjs';

/** Drives Chromium. */
export async function driveChromium(executablePath, address) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const engine = {
    open: (url) => page.goto(url),
    run: (source) => page.evaluate(`(() => { ${source} })()`),
    type: async (text) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    click: (x, y) => page.mouse.click(x, y),
    touches: [60, 150, 600],
    touch: async (x, y, duration) => {
      const touchPoints = [{ x, y }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await pause(duration);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    press: (key) => page.keyboard.press(key),
    countWindows: () => context.pages().length,
    closeWindows: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
    },
  };
  await drive(`chromium ${browser.version()}`, engine, address);
  await browser.close();
}
