import { markRestored, withBackForwardCache } from './fixtures/back-forward.ts';
import { expect, test } from './fixtures/form-site.ts';
import { fill, forms, solve, submit } from './fixtures/form-steps.ts';

test.use({
  expectedMessages: [/^error: Failed to load resource/],
  launchOptions: async ({ launchOptions }, use) => use(withBackForwardCache(launchOptions)),
});

for (const [fault, kept] of [
  ['none', ''],
  ['error', forms.contact.params.message ?? ''],
] as const)
  test(`a form restored from the bfcache works again (mail fault: ${fault})`, async ({
    page,
    site,
  }) => {
    await markRestored(page);
    await page.goto('/contact');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await site.misbehave({ mail: fault });
    await submit(page, forms.contact);
    await expect(page.locator('[data-phase=success], [data-phase=fail]')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/buy');
    // A restored page doesn't load.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(kept);
  });
