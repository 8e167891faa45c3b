import type { Page } from '@playwright/test';
import { expect, type FormSite, test } from './fixtures/form-site.ts';
import { fill, mailLinkBody, solve } from './fixtures/form-steps.ts';
import { randomSubmissions, type Submission } from './fixtures/random-submissions.ts';
import { shorten } from './fixtures/short-names.ts';

// `npm test` runs a sample; `npm run proof:forms` runs all.
const submissions = Number(process.env.SUBMISSIONS ?? 10);
const batch = 10;

test.use({ expectedMessages: [/^error: Failed to load resource/] });

for (let seed = 1; seed <= submissions / batch; seed += 1)
  test(`loses and duplicates no message of ${batch} visitors (seed ${seed})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    for (const submission of randomSubmissions(seed, batch)) await visit(page, site, submission);
  });

/** A visitor types, leaves, returns and sends; then the message must be in the right place. */
async function visit(page: Page, site: FormSite, submission: Submission): Promise<void> {
  const { form, trouble, detour, sends } = submission;
  const visitor = `${form.path}, sent ${sends}, detour ${detour}, ${JSON.stringify(trouble)}`;
  await page.goto(form.path);
  await fill(page, form);
  await wander(page, submission);
  for (const [label, text] of Object.entries(form.typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await page.getByLabel(Object.keys(form.typed)[0] ?? '', { exact: true }).focus();
  await solve(page, form);
  await site.misbehave(trouble.faults);
  await send(page, submission);
  if (trouble.late) await page.clock.runFor(20_500);
  const result = page.locator(shorten('.otm-form-result[data-phase=success], [data-phase=fail]'));
  await expect(result).toContainText(/\w/);

  const failed = (await result.getAttribute('data-phase')) === 'fail';
  await expect(result).toContainText(failed ? form.failure : form.success);
  if (failed) {
    const body = await mailLinkBody(page);
    for (const text of Object.values(form.typed))
      expect(body).toContain(text.replaceAll('\n', '\r\n'));
  }
  const arrived = (await site.inbox()).filter(
    ({ request }) => request.template_params.message === form.params.message,
  );
  expect(arrived.length, `copies that arrived of ${visitor}`).toBeLessThanOrEqual(1);
  // A failure whose message arrived says so, and marks the mail that may be the second copy.
  if (failed && arrived.length === 1) await expect(result).toContainText(form.unanswered);
  expect(failed || arrived.length === 1, `has arrived if called sent: ${visitor}`).toBe(true);
  for (const { request } of arrived) expect(request.template_params).toEqual(form.params);
  await site.misbehave({});
  // The next visitor starts with a clean browser: no draft, no language.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

const otherLanguage = (path: string) => (path.startsWith('/es') ? path.slice(3) : `/es${path}`);

/** Leaves the filled form and returns to it in the same language. */
async function wander(page: Page, { form, detour }: Submission): Promise<void> {
  if (detour === 'reload') await page.reload();
  if (detour === 'leave') {
    await page.goto('/404');
    await page.goto(form.path);
  }
  if (detour === 'toggle')
    for (const path of [otherLanguage(form.path), form.path]) {
      // By keyboard: the page may still scroll to the kept position under a pointer.
      await page.getByRole('banner').locator('a[hreflang]').press('Enter');
      // A busy machine may be slow: only the test's own timeout applies.
      await page.waitForURL(path);
      await page.locator('[data-hydrated] form').waitFor();
    }
}

/** Sends the form in one of the ways visitors do. */
async function send(page: Page, { form, sends }: Submission): Promise<void> {
  const button = page.getByRole('button', { name: form.send });
  if (sends === 'once') await button.click();
  if (sends === 'by key') await button.press('Enter');
  if (sends === 'twice')
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
}
