import { store, stored } from './fixtures/storage.ts';
import { expect, test } from './fixtures/test.ts';

test('starts dark, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('switches the theme for this page and all later ones', { tag: '@stored' }, async ({
  page,
}) => {
  await page.goto('/');
  const dark = await page.locator('body').evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.getByRole('button', { name: 'Light or dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).not.toHaveCSS('background-color', dark);
  expect(await stored(page, 'otm_theme')).toBe('light');
  await page.goto('/es/risk');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Tema claro u oscuro' }).press('Enter');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('replaces an invalid stored theme with dark', { tag: '@stored' }, async ({ page }) => {
  await store(page, { otm_theme: '"><script>' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('pictures have the page’s theme, whatever the system prefers', async ({ page }) => {
  const pictureWith = async (colorScheme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/blog');
    const picture = page.locator('main img').first();
    await picture.evaluate((it: HTMLImageElement) => it.decode());
    return (await picture.screenshot()).toString('base64');
  };
  expect(await pictureWith('light')).toBe(await pictureWith('dark'));
});
