import { expect, test } from './fixtures/test.ts';

/** The ways a browser can deny storage. */
const refusals: Readonly<Record<string, () => void>> = {
  'throws on access': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [fault, refuse] of Object.entries(refusals))
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
