import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/form-site.ts';
import {
  bodyOf,
  fill,
  forms,
  mailLinkBody,
  mailRequest,
  message,
  solve,
  submit,
} from './fixtures/form-steps.ts';
import { unfolds } from './fixtures/painted.ts';
import { sampled } from './fixtures/sampled.ts';
import { shorten } from './fixtures/short-names.ts';
import { stopClock } from './fixtures/stop-clock.ts';
import { storageRefusals } from './fixtures/storage.ts';

// The browser's own message about a failed response.
test.use({ expectedMessages: [/^error: Failed to load resource/] });

/** Returns the violations that axe finds, without the captcha's own documents. */
const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .exclude(shorten('.otm-captcha-frame'))
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
};

// In `npm test`, each form once, in either language.
for (const form of sampled(
  Object.values(forms),
  (it) => it === forms.contacto || it === forms.licence,
))
  test(`puts the entire unsent message of ${form.path} into the mail link`, {
    tag: ['@wcag-4.1.3'],
  }, async ({ page, site, remembers }) => {
    await page.goto(form.path);
    await fill(page, form);
    await solve(page, form);
    expect(await faultsOf(page)).toEqual([]);
    await site.misbehave({ mail: 'error' });
    await submit(page, form);
    await expect(page.getByRole('alert').filter({ hasText: form.failure })).toBeVisible();
    await expect(page.locator(shorten('.otm-form-result'))).toBeFocused();
    await expect(page.getByRole('button', { name: form.send })).toBeHidden();
    const body = await mailLinkBody(page);
    for (const text of Object.values(form.typed))
      expect(body).toContain(text.replaceAll('\n', '\r\n'));
    expect(await site.inbox()).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);

    if (!remembers) return;
    await page.goto(form.path);
    for (const [name, text] of Object.entries(form.typed))
      await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
  });

const mailFaults = [
  'refused',
  'html',
  'malformed',
  'rate-limited',
  'no-content',
  'not-found',
] as const;

for (const fault of sampled(mailFaults, (it) => it === 'refused' || it === 'html'))
  test(`keeps the text when the mail service is ${fault}`, async ({ page, site }) => {
    await page.goto('/contact');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await site.misbehave({ mail: fault });
    await submit(page, forms.contact);
    await expect(page.getByText('could not be sent')).toBeVisible();
    expect(await mailLinkBody(page)).toContain(message.replaceAll('\n', '\r\n'));
    expect(await site.inbox()).toEqual([]);
  });

test('times out after 20 s when the mail service is silent', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/licence');
  await fill(page, forms.licence);
  await solve(page, forms.licence);
  await site.misbehave({ mail: 'hang' });
  await stopClock(page);
  const asked = mailRequest(page);
  await submit(page, forms.licence);
  await asked;
  await expect(page.getByText('The message is being sent.')).toBeVisible();
  const spinner = page.locator(shorten('.otm-form-spinner'));
  const size = await spinner.evaluate((it: HTMLElement) => [it.offsetWidth, it.offsetHeight]);
  expect(size).toEqual([100, 100]);
  await page.clock.runFor(19_000);
  await expect(page.getByText('The message is being sent.')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByText('could not be sent')).toBeVisible();
  expect(await mailLinkBody(page)).toContain('0123456789ABCDEF');
});

test('fails immediately when offline, with the typed text in the mail link', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await site.misbehave({ offline: 'on' });
  await submit(page, forms.contact);
  await expect(page.getByText('could not be sent')).toBeVisible();
  expect(await mailLinkBody(page)).toContain('ana@example.com');
});

const captchaFaults = ['refused', 'error', 'hang', 'malformed', 'html', 'mute'] as const;

for (const fault of sampled(captchaFaults, (it) => it === 'hang' || it === 'malformed'))
  test.describe(`a captcha that is ${fault}`, () => {
    // The broken script's own messages; none of ours may be among them.
    test.use({
      expectedMessages: [/Failed to load resource|MIME type|Function statements require/],
    });

    test('shows an e-mail link with the typed text, and a retry button', async ({ page, site }) => {
      await site.misbehave({ captcha: fault });
      await page.clock.install();
      await page.goto('/es/contact');
      await fill(page, forms.contacto);
      await expect(page.getByText('El control de seguridad se está cargando.')).toBeVisible();
      await unfolds(page);
      await page.clock.runFor(10_500);
      const notice = page.getByText('No se pudo cargar el control');
      await expect(notice).toBeVisible();
      const link = notice.getByRole('link');
      await link.focus();
      expect(await bodyOf(link)).toContain(message.replaceAll('\n', '\r\n'));
      await expect(page.locator(shorten('.otm-captcha-frame'))).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);

      await site.misbehave({});
      await page.getByRole('button', { name: 'Intentar otra vez' }).click();
      await solve(page, forms.contacto);
      await submit(page, forms.contacto);
      await expect(page.getByText(forms.contacto.success)).toBeVisible();
      expect(await site.inbox()).toHaveLength(1);
    });
  });

test('removes the captcha 5 s after the form was sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await stopClock(page);
  await submit(page, forms.contact);
  await expect(page.getByText(forms.contact.success)).toBeVisible();
  const frame = page.locator(shorten('.otm-captcha-frame'));
  await expect(frame).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(frame).toHaveCount(0);
});

for (const fault of ['error', 'refused', 'html', 'malformed'] as const)
  test(`sends although the block list is ${fault}`, async ({ page, site }) => {
    await site.misbehave({ list: fault });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      return dialog.accept();
    });
    await page.goto('/contact');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await submit(page, forms.contact);
    await expect(page.getByText(forms.contact.success)).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
    const responded = fault === 'html' || fault === 'malformed';
    expect(alerts).toEqual(
      responded ? [] : [expect.stringMatching(/^Error while retreiving the users: \w*Error: /)],
    );
  });

test('waits 8 s for a hanging block list, then alerts and sends', async ({ page, site }) => {
  await site.misbehave({ list: 'hang' });
  await page.clock.install();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await stopClock(page);
  await submit(page, forms.contact);
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  expect(await site.inbox()).toEqual([]);
  await page.clock.runFor(8500);
  await expect(page.getByText(forms.contact.success)).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
  expect(alerts).toEqual([expect.stringMatching(/^Error while retreiving the users: \w+/)]);
});

for (const [fault, refuse] of Object.entries(storageRefusals))
  for (const form of [forms.contact, forms.licencia])
    test(`${form.path} sends when storage ${fault}`, async ({ page, site }) => {
      await page.addInitScript(refuse);
      await page.goto(form.path);
      await fill(page, form);
      await solve(page, form);
      await submit(page, form);
      await expect(page.getByText(form.success)).toBeVisible();
      expect(await site.inbox()).toHaveLength(1);
    });

test.describe('when the form’s code fails to load', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('keeps the page, the e-mail link and the text', async ({ page }) => {
    await page.route('**/assets/contact-form-*.js', (route) => route.abort());
    await page.goto('/contact');
    // The notice that the code didn't arrive expands the form.
    await unfolds(page);
    await page.getByLabel('Message', { exact: true }).fill(message);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'support@example.com' }).first(),
    ).toBeVisible();
  });

  test('requests the mail code again after a failed load', async ({ page, site }) => {
    await page.goto('/contact');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    let requests = 0;
    await page.route('**/assets/*.js', (route) => {
      requests += 1;
      return requests > 1 ? route.continue() : route.abort();
    });
    await submit(page, forms.contact);
    await expect(page.getByText(forms.contact.success)).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
  });
});
