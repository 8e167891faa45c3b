import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('shows the scroll-to-top button after 20 px', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [path, name] of [
  ['/', 'What is OTM?'],
  ['/es', '¿Qué es OTM?'],
] as const)
  test(`the link to ${name} on ${path} scrolls there`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${path}#what-is`);
    const heading = page.locator('#what-is h2');
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
    const bar = await page.getByRole('banner').boundingBox();
    const pinned = await page.getByRole('banner').evaluate((it) => getComputedStyle(it).position);
    const under = pinned === 'sticky' || pinned === 'fixed' ? (bar?.height ?? 0) : 0;
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(under);
    await expect(page.locator(shorten('#what-is .otm-video'))).toBeVisible();
  });

test('scrolls instantly under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('scrolls to what the keyboard focuses at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});
