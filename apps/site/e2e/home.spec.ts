import type { Locator } from '@playwright/test';
import { unfolding, unfolds } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

const numbers = (text: string) => text.match(/\d[\d,.]*/g) ?? [];

/** An element's size and its place in the document, which scrolling doesn't change. */
const placeOf = (element: Locator) =>
  element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x, y: Math.round(y + scrollY), width, height };
  });

test('replays the session in the same figure, by keyboard', {
  tag: ['@wcag-2.1.1', '@wcag-2.4.3'],
}, async ({ page }) => {
  await page.goto('/');
  const prices = page.locator(shorten('.otm-session__prices'));
  const before = await placeOf(prices);
  const start = page.getByRole('button', { name: 'Replay it trade by trade' });
  await (await unfolding(start)).press('Enter');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Trade 0 of 9,000');
  await page.getByRole('button', { name: 'Next trade' }).press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Trade 1 of 9,000\. 00:00 /);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Trade [1-9]\d+ of 9,000/);
  expect(await placeOf(prices)).toEqual(before);
  await page.getByRole('button', { name: 'Full session' }).press('Enter');
  await expect(start).toBeFocused();
});

for (const path of ['/', '/es'])
  test(`keeps the buttons of the replay on ${path} inside of a narrow column`, async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 900 });
    await page.goto(path);
    await (await unfolding(page.locator(shorten('.otm-session__replay button')))).click();
    const controls = page.locator(shorten('.otm-session__controls'));
    await expect(controls).toBeVisible();
    const overflow = await controls.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('shows the values of the bar below the pointer', { tag: ['@wcag-1.4.13'] }, async ({
  page,
}) => {
  await page.goto('/');
  const values = page.locator(shorten('.otm-session__values'));
  await expect(values).toHaveText('Delta per bar: bought minus sold');
  const { x, y, width } = (await page.locator(shorten('.otm-session__pointer')).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
  };
  await expect(async () => {
    await page.mouse.move(x + width / 2, y + 40);
    await page.mouse.move(x + width / 2 + 1, y + 40);
    await expect(values).toHaveText(/^03:\d\d · \d,\d{3}\.\d\d · VWAP/, { timeout: 500 });
  }).toPass();
});

test('shows the parts as a table', { tag: ['@wcag-1.1.1', '@wcag-1.4.1'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Push/ }).check({ force: true });
  await expect(page.getByText('Sellers push: 42 contracts a tick.')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
});

test('computes the page again from a seed', async ({ page }) => {
  await page.goto('/');
  const stage = page.locator(shorten('.otm-session'));
  const sentences = page.locator('[data-sentence]');
  const caption = stage.locator('figcaption p');
  await expect(caption).toContainText('Seed 7');
  const before = numbers((await sentences.allInnerTexts()).join(' '));
  const field = page.getByRole('spinbutton', { name: 'Seed' });
  await field.fill('1');
  // The texts of another session take other lengths.
  await unfolds(page);
  await field.press('Enter');
  await expect(page.locator(shorten('.otm-proof'))).toContainText('Seed 1');
  await expect(page.locator(shorten('#indicators svg.otm-strip'))).toHaveCount(8);
  await expect(caption).toContainText('Seed 1:');
  expect(numbers((await sentences.allInnerTexts()).join(' '))).not.toEqual(before);
});
