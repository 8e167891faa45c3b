import { expect, test } from './fixtures/form-site.ts';
import { fill, forms, solve, submit } from './fixtures/form-steps.ts';

test.use({
  expectedMessages: [/^error: Failed to load resource/],
  // Visitors' browsers keep the pages that they leave; Playwright's do not.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

for (const [fault, kept] of [
  ['none', ''],
  ['error', forms.contact.params.message ?? ''],
] as const)
  test(`a form that was left and brought back can be used again, mail fault: ${fault}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    await page.goto('/contact');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await site.misbehave({ mail: fault });
    await submit(page, forms.contact);
    await expect(page.locator('[data-phase=success], [data-phase=fail]')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/buy');
    // A page that is brought back does not load.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(kept);
  });
