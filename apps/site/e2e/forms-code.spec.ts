import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures/form-site.ts';
import { fill, forms } from './fixtures/form-steps.ts';
import { unfolds } from './fixtures/painted.ts';

/** The ways in which a form's code doesn't arrive. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'can’t be reached': (route) => route.abort(),
  'is gone after a deploy': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is an error of the server': (route) => route.fulfill({ status: 500 }),
  'is a page in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is cut off': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const hydrate = (element) => {',
    }),
  'hydrates nothing': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
  hangs: () => new Promise(() => {}),
};

const code = /\/assets\/(?:contact|license)-form-[\w-]{8}\.js$/;

test.use({ expectedMessages: [/Failed to load resource|ERR_FAILED|MIME type/] });

/** The notice of the form, with what it offers. */
const noticeOn = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: '@' });

/** Types into the fields as a visitor does whose form has no code; the notice expands the page. */
async function type(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  await unfolds(page);
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(text);
}

for (const [fault, inject] of Object.entries(faults))
  test.describe(`when a form’s code ${fault}`, () => {
    for (const form of Object.values(forms))
      test(`${form.path} says so, keeps the text, and offers the way by mail`, async ({ page }) => {
        await page.route(code, inject);
        await page.goto(form.path);
        await type(page, form.typed);
        await page.getByRole('button', { name: form.send, exact: true }).click();
        const notice = noticeOn(page);
        await expect(notice).toBeVisible();
        await expect(notice.getByRole('link')).toHaveAttribute(
          'href',
          'mailto:support@example.com',
        );
        const button = notice.getByRole('button');
        await expect(button).toHaveAttribute(
          'formaction',
          /^mailto:support@example\.com\?subject=/,
        );
        await expect(button).toHaveAttribute('formenctype', 'text/plain');
        for (const [label, text] of Object.entries(form.typed))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      });
  });

test('shows no notice to someone whose form has its code, or who doesn’t use it', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await fill(page, forms.contact);
  await expect(noticeOn(page)).toBeHidden();

  await page.route(code, (route) => route.abort());
  await page.goto('/licence');
  await page.waitForLoadState('networkidle');
  await expect(noticeOn(page)).toBeHidden();
});
