import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/form-site.ts';
import { box, fill, forms, message, solve, submit } from './fixtures/form-steps.ts';
import { holdBack } from './fixtures/hold-back.ts';
import { shorten } from './fixtures/short-names.ts';

/** Presses Tab until the target has the focus, in whatever frame it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; !(await target.evaluate((it) => it.matches(':focus'))); count += 1) {
    expect(count).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
}

for (const form of Object.values(forms))
  test(`delivers a message of ${form.path} exactly as typed`, {
    tag: ['@wcag-3.3.2', '@wcag-1.3.5'],
  }, async ({ page, site }) => {
    await page.goto(form.path);
    await fill(page, form);
    await solve(page, form);
    await submit(page, form);
    const success = page.getByText(form.success, { exact: true });
    await expect(success).toBeVisible();
    await expect(page.locator(shorten('.otm-form-result'))).toBeFocused();
    await expect(page.getByRole('button', { name: form.send })).toBeHidden();
    expect(await page.evaluate(() => 'hcaptcha' in window)).toBe(false);

    const mails = await site.inbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.request).toEqual({
      lib_version: '4.4.1',
      user_id: 'sandbox-public-key',
      service_id: 'sandbox-service',
      template_id: form.path.endsWith('contact') ? 'sandbox-contact' : 'sandbox-licence',
      template_params: form.params,
    });

    await page.getByRole('link', { name: /^(Sandbox|Entorno de pruebas)/ }).click();
    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('main')).toContainText('<b>&"\u{1F600} 100 % + #');
  });

for (const form of [forms.contact, forms.licencia])
  test(`the form of ${form.path} works with the keyboard alone`, {
    tag: ['@wcag-2.1.1', '@wcag-2.4.3'],
  }, async ({ page, site }) => {
    await page.goto(form.path);
    for (const [name, text] of Object.entries(form.typed)) {
      await tabTo(page, page.getByLabel(name, { exact: true }));
      await page.keyboard.insertText(text);
    }
    await expect(box(page)).toBeVisible();
    await tabTo(page, box(page));
    await page.keyboard.press('Space');
    await expect(page.getByText(form.confirmed, { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: form.send }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(form.success, { exact: true })).toBeVisible();
    expect((await site.inbox()).map(({ request }) => request.template_params)).toEqual([
      form.params,
    ]);
  });

test('keeps the draft in the other language', {
  tag: ['@wcag-3.3.7', '@stored'],
}, async ({ page }) => {
  const { contact, contacto } = forms;
  await page.goto(contact.path);
  await fill(page, contact);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  for (const [name, text] of Object.entries(contacto.typed))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
});

test('keeps the draft on other pages and back', {
  tag: ['@wcag-3.3.7', '@stored'],
}, async ({ page }) => {
  await page.goto(forms.contacto.path);
  await page.getByLabel('Mensaje', { exact: true }).fill('Otra cosa');
  await page.getByRole('banner').getByRole('link', { name: 'Precios' }).click();
  await expect(page).toHaveURL('/es/buy');
  await page.goBack();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('Otra cosa');
  await page.getByRole('banner').getByRole('link', { name: 'Riesgo' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('Otra cosa');
  await page.reload();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('Otra cosa');
});

test('keeps what is typed before the form’s code arrives', {
  tag: ['@wcag-3.3.7', '@stored'],
}, async ({ page }) => {
  const release = await holdBack(page, '**/assets/contact-form-*.js');
  const message = () => page.getByLabel(/^(Message|Mensaje)$/);
  await page.goto(forms.contact.path);
  await message().fill('Typed early');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  release();
  await expect(message()).toHaveValue('Typed early');
});

test('accepts a captcha that is checked before its script has loaded', async ({ page }) => {
  const release = await holdBack(page, '**/captcha-box.js');
  await page.goto(forms.contact.path);
  await fill(page, forms.contact);
  await box(page).check();
  release();
  await expect(page.getByText(forms.contact.confirmed, { exact: true })).toBeVisible();
});

test('keeps the draft when the license page’s own language toggle is used', {
  tag: '@stored',
}, async ({ page }) => {
  await page.goto('/licence');
  await expect(page.getByRole('listitem')).toHaveText([
    /Buy/,
    /machine ID/,
    /within 1 business day \(8\sAM to 5\sPM GMT-4\)/,
    /Import/,
    /Ready/,
  ]);
  await fill(page, forms.licence);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/licence');
  for (const [name, text] of Object.entries(forms.licencia.typed))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
});

test('clears the draft of a sent message and shows the form again', async ({ page, site }) => {
  for (const count of [1, 2]) {
    await page.goto('/contact');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await submit(page, forms.contact);
    await expect(page.getByText(forms.contact.success)).toBeVisible();
    expect(await site.inbox()).toHaveLength(count);
  }
});

test('sends one mail for two submits in one tick', async ({ page, site }) => {
  await page.goto('/contact');
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByText(forms.contact.success)).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

for (const [what, address] of [
  ['is none', 'ana@'],
  ['has an ending that the form does not take', 'ana@example.trading'],
  ['is on the block list', ' Blocked@Example.com '],
] as const)
  test(`focuses and marks an e-mail that ${what}, without a message`, {
    tag: ['@wcag-3.3.1', '@wcag-3.3.3'],
  }, async ({ page, site }) => {
    await page.goto('/contact');
    await fill(page, {
      ...forms.contact,
      typed: { ...forms.contact.typed, 'Email (required)': address },
    });
    await solve(page, forms.contact);
    const before = await page.getByRole('main').innerText();
    await submit(page, forms.contact);
    const field = page.getByLabel('Email (required)');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(await site.inbox()).toEqual([]);
  });

test('sends nothing and focuses the captcha until it is solved', async ({ page, site }) => {
  await page.goto('/licence');
  await fill(page, forms.licence);
  await expect(box(page)).toBeVisible();
  await submit(page, forms.licence);
  await expect(page.locator(shorten('.otm-captcha-frame'))).toBeFocused();
  expect(await site.inbox()).toEqual([]);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
});

test('loads the mail and captcha code only when needed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const seen = (part: RegExp) => asked.filter((path) => part.test(path));
  for (const path of ['/', '/buy', '/risk']) await page.goto(path);
  // The browser itself may prefetch the document behind the ribbon's link.
  expect(seen(/form|captcha|__sandbox\/|\/es-/)).toEqual([]);

  await page.goto('/contact');
  await page.locator('[data-hydrated] form').waitFor();
  await page.waitForLoadState('networkidle');
  expect(seen(/^\/captcha$|hcaptcha|emailjs/)).toEqual([]);
  expect(seen(/blocklist/)).toHaveLength(1);
  await fill(page, forms.contact);
  await solve(page, forms.contact);
  expect(seen(/^\/captcha$/)).toHaveLength(1);
  const before = asked.length;
  await submit(page, forms.contact);
  await expect(page.getByText(forms.contact.success)).toBeVisible();
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toHaveLength(1);
  expect(seen(/blocklist/)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, typed, send } of Object.values(forms))
    test(`${path} shows the e-mail link, and a submit loses nothing`, async ({ page, site }) => {
      await page.goto(path);
      const notice = page.locator('noscript a');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveAttribute('href', 'mailto:support@example.com');
      for (const [name, text] of Object.entries(typed))
        await page.getByLabel(name, { exact: true }).fill(text);
      await page.getByRole('button', { name: send }).press('Enter');
      await expect(page).toHaveURL(path);
      for (const [name, text] of Object.entries(typed))
        await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
      expect(await site.inbox()).toEqual([]);
    });
});
