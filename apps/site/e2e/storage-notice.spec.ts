import type { Page } from '@playwright/test';
import { stored } from './fixtures/storage.ts';
import { expect, test } from './fixtures/test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Storage notice' });

/** Opens an address on a clock that stands still. */
async function openOnStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await page.clock.pauseAt('2026-03-01T10:00:01Z');
  await page.goto(path, { waitUntil: 'load' });
}

test('the notice comes 2 seconds after load and takes no focus', async ({ page }) => {
  await openOnStoppedClock(page, '/buy');
  const link = page.getByRole('banner').getByRole('link', { name: 'Risk' });
  await link.focus();
  await page.clock.runFor(1999);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(notice(page)).toBeVisible();
  await expect(link).toBeFocused();
});

test('accepting hides the notice for good and hands the focus to the content', async ({ page }) => {
  await openOnStoppedClock(page, '/');
  await page.clock.runFor(2000);
  await notice(page).getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page, 'otm_cookies')).not.toBeNull();
  await page.goto('/risk', { waitUntil: 'load' });
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeHidden();
});

for (const path of ['/', '/es/buy'])
  test(`the notice on ${path} never covers what has the focus`, async ({ page }) => {
    await openOnStoppedClock(page, path);
    await page.clock.runFor(2000);
    await expect(page.locator('[data-cookies]')).toBeVisible();
    const first = await focusedPlace(page);
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press('Tab');
      const { name, ended } = await focusedPlace(page);
      if (ended) return expect(press).toBeGreaterThan(10);
      // Scrolling to what has the focus takes its time.
      await expect.poll(async () => (await focusedPlace(page)).covered, name).toBe(false);
    }
    throw new Error(`The tab order has no end; it started at ${first.name}.`);
  });

/** What has the focus, and whether the notice lies over all of it. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('[data-cookies]');
    const element = document.activeElement;
    const name = `${element?.tagName} ${element?.textContent?.slice(0, 40)}`;
    if (!banner || !element || element === document.body)
      return { name, ended: true, covered: false };
    const { top, bottom } = element.getBoundingClientRect();
    const free = banner.contains(element) || top < banner.getBoundingClientRect().top;
    return { name, ended: false, covered: !free || bottom < 0 };
  });
