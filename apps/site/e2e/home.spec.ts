import { short } from './fixtures/short.ts';
import { expect, test } from './fixtures/test.ts';

const numbers = (text: string) => text.match(/\d[\d,.]*/g) ?? [];

test('replays the session in the same figure, by keyboard', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator(short('.otm-session'));
  const before = await figure.locator(short('.otm-session__prices')).boundingBox();
  await page.getByRole('button', { name: 'Replay it trade by trade' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Trade 0 of 9000');
  await page.getByRole('button', { name: 'Next trade' }).press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Trade 1 of 9000\. 00:00 /);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Trade [1-9]\d+ of 9000/);
  expect(await figure.locator(short('.otm-session__prices')).boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Full session' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Replay it trade by trade' })).toBeFocused();
});

test('shows the values of the bar below the pointer', async ({ page }) => {
  await page.goto('/');
  const values = page.locator(short('.otm-session__values'));
  await expect(values).toHaveText('Delta per bar: bought minus sold');
  const { x, y, width } = (await page.locator(short('.otm-session__pointer')).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
  };
  await expect(async () => {
    await page.mouse.move(x + width / 2, y + 40);
    await page.mouse.move(x + width / 2 + 1, y + 40);
    await expect(values).toHaveText(/^03:\d\d · \d+\.\d\d · VWAP/, { timeout: 500 });
  }).toPass();
});

test('shows the parts as a table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Push/ }).check({ force: true });
  await expect(page.getByText('Sellers push: 42 contracts a tick.')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
});

test('computes the page anew from a seed', async ({ page }) => {
  await page.goto('/');
  const stage = page.locator(short('.otm-session'));
  const says = page.locator('[data-says]');
  const caption = stage.locator('figcaption p');
  await expect(caption).toContainText('Seed 7');
  const before = numbers((await says.allInnerTexts()).join(' '));
  const field = page.getByRole('spinbutton', { name: 'Seed' });
  await field.fill('1');
  await field.press('Enter');
  await expect(page.locator(short('.otm-proof'))).toContainText('Seed 1');
  await expect(page.locator(short('#indicators svg.otm-strip'))).toHaveCount(8);
  await expect(caption).toContainText('Seed 1:');
  expect(numbers((await says.allInnerTexts()).join(' '))).not.toEqual(before);
});
