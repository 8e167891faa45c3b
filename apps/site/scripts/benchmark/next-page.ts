import type { Page } from '@playwright/test';

/** Returns the milliseconds from a tap on a page's link to the first paint of the next page. */
export const tapToPaint =
  (path: string, link: string) =>
  async (page: Page): Promise<number> => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pointerdown', ({ timeStamp }) =>
        sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
      );
    });
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await Promise.all([page.waitForURL((url) => url.pathname !== path), target.tap()]);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    return page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (
        performance.timeOrigin + (paint?.startTime ?? 0) - Number(sessionStorage.getItem('tapped'))
      );
    });
  };
