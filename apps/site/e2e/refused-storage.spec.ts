import { storageRefusals, store } from './fixtures/storage.ts';
import { expect, test } from './fixtures/test.ts';

for (const [fault, refuse] of Object.entries(storageRefusals))
  test(`works when storage ${fault}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.clock.install({ time: '2026-03-01T10:00:00Z' });
    await page.goto('/?aff=a1#indicators-title');
    await expect(page).toHaveURL('/?aff=a1#indicators-title');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Light or dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.clock.runFor(3000);
    const notice = page.getByRole('region', { name: 'Storage notice' });
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(notice).toBeHidden();

    await page.goto('/risk?aff=a1');
    await expect(page).toHaveURL('/risk');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/risk');
    await page.getByRole('banner').getByRole('link', { name: 'Gratis' }).click();
    await page.locator('#tab-vwap').hover();
    await page.getByRole('tab', { name: 'VWAP' }).click();
    await expect(page).toHaveURL(/\/es\/free-indicators\/vwap/);
  });

test('follows the language toggle when the stored language can’t be replaced', async ({ page }) => {
  await store(page, { otm_lang: 'es' });
  await page.goto('/buy');
  await expect(page).toHaveURL('/es/buy');
  await page.addInitScript(storageRefusals['is full']);
  await page.reload();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/buy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
