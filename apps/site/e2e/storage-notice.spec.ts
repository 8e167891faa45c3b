import type { Page } from '@playwright/test';
import { stored } from './fixtures/storage.ts';
import { expect, test } from './fixtures/test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Storage notice' });

/** Milliseconds within which a paused clock has the next frame and the task after it. */
const frame = 20;

/** Opens a page on a clock that is paused after the first frame. */
async function openOnPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await page.clock.pauseAt('2026-03-01T10:00:01Z');
  await page.goto(path, { waitUntil: 'load' });
  await page.clock.runFor(frame);
}

test('appears 2 seconds after the first frame without taking the focus', {
  tag: ['@wcag-3.2.1', '@wcag-2.4.3'],
}, async ({ page }) => {
  await openOnPausedClock(page, '/buy');
  const link = page.getByRole('banner').getByRole('link', { name: 'Risk' });
  await link.focus();
  await page.clock.runFor(2000 - frame);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(frame);
  await expect(notice(page)).toBeVisible();
  await expect(link).toBeFocused();
});

test('hides for good once accepted and moves the focus to the content', { tag: '@stored' }, async ({
  page,
}) => {
  await openOnPausedClock(page, '/');
  await page.clock.runFor(2000);
  await notice(page).getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page, 'otm_cookies')).not.toBeNull();
  await page.goto('/risk', { waitUntil: 'load' });
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeHidden();
});

// 960 px is the lowest window in which the menu stays in view.
for (const path of ['/features/otm-wap', '/es/features/otm-wap'])
  for (const height of [960, 980])
    test(`leaves the menu of ${path} uncovered in a window of ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await openOnPausedClock(page, path);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await page.clock.runFor(2000);
      const banner = await page.locator('[data-cookies]').boundingBox();
      const menu = page.getByRole('navigation', { name: /How to use|Cómo se usa/ });
      const last = menu.getByRole('link').last();
      await expect(last).toBeInViewport();
      const box = await last.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    });

for (const path of ['/', '/es/buy'])
  test(`never covers the focused element of ${path}`, { tag: ['@wcag-2.4.11'] }, async ({
    page,
  }) => {
    await openOnPausedClock(page, path);
    await page.clock.runFor(2000);
    await expect(page.locator('[data-cookies]')).toBeVisible();
    const first = await focusedElement(page);
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press('Tab');
      const { name, ended } = await focusedElement(page);
      if (ended) return expect(press).toBeGreaterThan(10);
      // Scrolling to the focused element takes time.
      await expect.poll(async () => (await focusedElement(page)).covered, name).toBe(false);
    }
    throw new Error(`The tab order never ends; it started at ${first.name}.`);
  });

/** The focused element, and whether the notice covers it entirely. */
const focusedElement = (page: Page) =>
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
