import { expect, test } from './fixtures/form-site.ts';
import { fill, forms, mailRequest, solve, submit } from './fixtures/form-steps.ts';
import { unfolds } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { stopClock } from './fixtures/stop-clock.ts';

test.use({ expectedMessages: [/^error: Failed to load resource/] });

test('waits for slow services', async ({ page, site }) => {
  const slow = { list: 'slow', captcha: 'slow', mail: 'slow', slowSeconds: '1' } as const;
  await site.misbehave(slow);
  await page.goto('/es/contact');
  await fill(page, forms.contacto);
  await expect(page.getByText('El control de seguridad se está cargando.')).toBeVisible();
  await solve(page, forms.contacto);
  await submit(page, forms.contacto);
  await expect(page.getByText('Enviando el mensaje.')).toBeVisible();
  await expect(page.getByText(forms.contacto.success)).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

test('succeeds when the mail service responds within 20 s', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await site.misbehave({ mail: 'slow', slowSeconds: '1' });
  await stopClock(page);
  const asked = mailRequest(page);
  await submit(page, forms.contact);
  await asked;
  await page.clock.runFor(15_000);
  await expect(page.getByText(forms.contact.success)).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

for (const [what, blocked] of [
  ['page', /\/captcha\?/],
  ['code', /\/assets\/captcha-[\w-]{8}\.js$/],
] as const)
  test(`shows the e-mail link when the captcha’s own ${what} is blocked`, async ({ page }) => {
    await page.route(blocked, (route) => route.abort('blockedbyclient'));
    await page.clock.install();
    await page.goto('/contact');
    await fill(page, forms.contact);
    await expect(page.getByText('The security check is loading.')).toBeVisible();
    await unfolds(page);
    await page.clock.runFor(10_500);
    const text = page.getByText('The security check didn’t load');
    await expect(text.getByRole('link', { name: 'support@example.com' })).toBeVisible();
    await expect(page.locator(shorten('.otm-captcha-frame'))).toHaveCount(0);
    await page.unroute(blocked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await solve(page, forms.contact);
  });

test('reads the first part of a huge block list and ignores the rest', async ({ page, site }) => {
  const list = `ana@example.com,${'x@example.com,'.repeat(400_000)}other@example.com`;
  await fetch(`${site.origin}/__sandbox/blocklist`, {
    method: 'POST',
    body: new URLSearchParams({ list }),
    redirect: 'manual',
  });
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await submit(page, forms.contact);
  const email = page.getByLabel('Email (required)');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await site.inbox()).toEqual([]);
  await email.fill('other@example.com');
  await submit(page, forms.contact);
  await expect(page.getByText(forms.contact.success)).toBeVisible();
});

test('stays responsive with a megabyte of unbroken text, and keeps it on failure', async ({
  page,
  site,
}) => {
  // With kerning, a browser needs minutes to break such text: the test would time out.
  const megabyte = 'ñ'.repeat(1_000_000);
  await site.misbehave({ mail: 'error' });
  await page.goto('/contact');
  await fill(page, forms.contact);
  // The notes on long texts take longer than a browser counts as the answer to a key.
  await unfolds(page);
  for (const name of ['Name', 'Email (required)', 'Message']) {
    const field = page.getByLabel(name, { exact: true });
    // Typing shows the note, as it does for a visitor.
    await field.press('End');
    await page.keyboard.insertText('x'.repeat(20_001));
    await expect(
      page.locator(shorten('.otm-field'), { has: field }).getByRole('status'),
    ).toContainText('This is longer than');
    await field.fill(megabyte);
  }
  await page.getByLabel('Email (required)').fill('ana@example.com');
  await solve(page, forms.contact);
  await submit(page, forms.contact);
  const copy = page.getByLabel('Show the text to copy');
  await expect(copy).toBeVisible();
  expect(await copy.inputValue()).toHaveLength(
    `Name: ${megabyte}\nEmail (required): ana@example.com\nMessage: ${megabyte}`.length,
  );
});
