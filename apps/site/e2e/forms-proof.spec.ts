import type { Page } from '@playwright/test';
import { expect, type FormSite, test } from './fixtures/form-site.ts';
import { fill, mailLinkBody, solve } from './fixtures/form-steps.ts';
import { randomSubmissions, type Submission } from './fixtures/random-submissions.ts';

// The gate takes a sample; `npm run proof:forms` takes all.
const submissions = Number(process.env.SUBMISSIONS ?? 20);
const batch = 10;

test.use({ expectedMessages: [/^error: Failed to load resource/] });

for (let seed = 1; seed <= submissions / batch; seed += 1)
  test(`no message of ${batch} visitors (seed ${seed}) is lost or doubled`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    for (const submission of randomSubmissions(seed, batch)) await visit(page, site, submission);
  });

/** A visitor writes, wanders off, comes back and sends; then the message is where it must be. */
async function visit(page: Page, site: FormSite, submission: Submission): Promise<void> {
  const { words, trouble } = submission;
  await page.goto(words.path);
  await fill(page, words);
  await wander(page, submission);
  for (const [label, text] of Object.entries(words.typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await page.getByLabel(Object.keys(words.typed)[0] ?? '', { exact: true }).focus();
  await solve(page, words);
  await site.misbehave(trouble.faults);
  await send(page, submission);
  if (trouble.late) await page.clock.runFor(20_500);
  const result = page.locator('.otm-form-result[data-phase=success], [data-phase=fail]');
  await expect(result).toContainText(/\w/);

  const failed = (await result.getAttribute('data-phase')) === 'fail';
  await expect(result).toContainText(failed ? words.failure : words.success);
  if (failed) {
    const body = await mailLinkBody(page);
    for (const text of Object.values(words.typed))
      expect(body).toContain(text.replaceAll('\n', '\r\n'));
  }
  const arrived = (await site.inbox()).filter(
    ({ request }) => request.template_params.message === words.params.message,
  );
  expect(arrived.length).toBeLessThanOrEqual(1);
  expect(failed || arrived.length === 1).toBe(true);
  for (const { request } of arrived) expect(request.template_params).toEqual(words.params);
  await site.misbehave({});
  // The next visitor has a browser of their own: no draft, no language.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

const otherLanguage = (path: string) => (path.startsWith('/es') ? path.slice(3) : `/es${path}`);

/** Leaves the form with everything typed, and comes back to it in the same language. */
async function wander(page: Page, { words, detour }: Submission): Promise<void> {
  if (detour === 'reload') await page.reload();
  if (detour === 'leave') {
    await page.goto('/404');
    await page.goto(words.path);
  }
  if (detour === 'toggle')
    for (const path of [otherLanguage(words.path), words.path]) {
      // By key: under a pointer the page may still move while it finds the visitor's place.
      await page.getByRole('banner').locator('a[hreflang]').press('Enter');
      // A busy machine is no failure: the test's own limit is the only one.
      await page.waitForURL(path);
      await page.locator('[data-hydrated] form').waitFor();
    }
}

/** Sends in one of the ways in which people send. */
async function send(page: Page, { words, sends }: Submission): Promise<void> {
  const button = page.getByRole('button', { name: words.send });
  if (sends === 'once') await button.click();
  if (sends === 'by key') await button.press('Enter');
  if (sends === 'twice')
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
}
