import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const titles = [
  'Algorithms',
  'Delta Swing',
  'Delta Micro',
  'Delta Cumulative',
  'Delta Bar',
  'Volume Profile',
  'VWAP',
];
const languages = [
  { path: '/', open: 'Read more', close: 'Close' },
  { path: '/es', open: 'Leer más', close: 'Cerrar' },
];

// Classic scrollbars take space: locking the scroll must not move the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('opens a modal at the top of its text each time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/');
  const opener = page.locator('#indicators').getByRole('link', { name: 'Read more VWAP' });
  const content = page.getByRole('dialog', { name: 'VWAP' }).getByRole('group');
  await opener.click();
  await content.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  expect(await content.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await opener.click();
  expect(await content.evaluate((it) => it.scrollTop)).toBe(0);
});

for (const { path, open, close } of languages) {
  test(`each of the seven rows of ${path} opens its modal and regains the focus`, {
    tag: ['@wcag-2.4.3', '@wcag-2.1.2'],
  }, async ({ page }) => {
    await page.goto(path);
    const links = page
      .locator('#indicators')
      .getByRole('link', { name: new RegExp(`^${open}`) })
      .and(page.locator('[aria-haspopup=dialog]'));
    await expect(links).toHaveCount(7);
    for (const [index, link] of (await links.all()).entries()) {
      const title = (await link.textContent())?.replace(`${open} `, '') ?? '';
      expect(title).toBe(titles[index]);
      await link.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: title, level: 2 })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: title, level: 2 })).toBeFocused();
      const paragraphs = await dialog.locator('p').count();
      expect(paragraphs).toBeGreaterThanOrEqual(2);
      expect(paragraphs).toBeLessThanOrEqual(3);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test(`closes a modal of ${path} on a click on its button or outside, not inside`, {
    tag: ['@wcag-2.1.2'],
  }, async ({ page }) => {
    await page.goto(path);
    const opener = page.locator('#indicators').getByRole('link', { name: `${open} VWAP` });
    const dialog = page.getByRole('dialog', { name: 'VWAP' });

    await opener.click();
    await dialog.getByRole('heading', { level: 2 }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(dialog).toBeHidden();
  });
}

test('locks the scroll without a layout shift and makes the rest inert', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('#indicators').getByRole('link', { name: 'Read more Delta Bar' });
  await opener.scrollIntoViewIfNeeded();
  const before = await positions(page);
  await countShifts(page);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delta Bar' });
  await expect(dialog).toBeVisible();
  expect(await positions(page)).toEqual(before);

  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await expect.poll(() => positions(page)).toEqual(before);

  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(press < 4 ? 'Tab' : 'Shift+Tab');
    expect(
      await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *')),
    ).toBe(true);
  }
  const brand = page.getByRole('banner').getByRole('link').first();
  await brand.evaluate((it) => it.focus());
  await expect(brand).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await positions(page)).toEqual(before);
  expect(await shifts(page)).toBe(0);
});

test('opens one modal at a time, without an ARIA description', async ({ page }) => {
  await page.goto('/');
  await page.locator('#indicators').getByRole('link', { name: 'Read more VWAP' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('dialog[aria-describedby]')).toHaveCount(0);
});

/** The positions of the page and its first card; they change with scrolling and with the width. */
const positions = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width } =
      document.querySelector('#indicators article')?.getBoundingClientRect() ?? {};
    return { scrollY, x, y, width };
  });

/** Counts every layout shift from now on, including those right after an input. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    const counter = window as unknown as { shifts: number };
    counter.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counter.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

test.describe('an article', () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });

  test('opens from the eighth row, and from others whose code fails to load', async ({ page }) => {
    await page.route(/\/assets\/indicator-/, (route) => route.abort());
    for (const [name, slug] of [
      ['Bar Timer', 'otm-bar-timer'],
      ['VWAP', 'otm-wap'],
    ]) {
      await page.goto('/');
      await page
        .locator('#indicators')
        .getByRole('link', { name: `Read more ${name}` })
        .click();
      await expect(page).toHaveURL(`/features/${slug}`);
    }
  });
});
