import type { Page } from '@playwright/test';
import { expect, type FormSite, test } from '../fixtures/form-site.ts';
import { fill, forms, solve, submit } from '../fixtures/form-steps.ts';
import { storageFaults, storageKeys, storageRefusals } from '../fixtures/storage.ts';

/** The ways in which storage fails; each runs in every document before its own scripts. */
const refusals: Readonly<Record<string, (keys: typeof storageKeys) => void>> = {
  ...storageRefusals,
  'can’t be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('corrupt', 'InvalidStateError');
    };
  },
  'has garbage under every key': storageFaults.garbage,
  'has long values under every key': ({ local, session }) => {
    for (const key of local) localStorage.setItem(key, 'x'.repeat(200_000));
    for (const key of session) sessionStorage.setItem(key, 'x'.repeat(200_000));
  },
  'forgets everything': () => {
    Storage.prototype.setItem = () => {};
    Storage.prototype.getItem = () => null;
  },
};

/** Things that visitors do whatever their storage does. */
const uses: Readonly<Record<string, (page: Page, site: FormSite) => Promise<unknown>>> = {
  'the contact form': async (page, site) => {
    await page.goto(forms.contact.path);
    await fill(page, forms.contact);
    await solve(page, forms.contact);
    await submit(page, forms.contact);
    await expect(page.getByText(forms.contact.success)).toBeVisible();
    expect(await site.inbox()).toHaveLength(1);
  },
  'the theme': async (page) => {
    await page.goto('/buy');
    const html = page.locator('html');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', { name: 'Light or dark theme' }).click();
    await expect(html).toHaveCSS('color-scheme', 'light');
  },
  'the language': async (page) => {
    await page.goto('/risk');
    await page.getByRole('banner').locator('a[hreflang]').click();
    await expect(page).toHaveURL('/es/risk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'a checkout': async (page) => {
    await page.goto('/buy?aff=a1');
    const card = page.getByRole('main').getByRole('article').first();
    const popup = page.waitForEvent('popup');
    await card.getByRole('link').first().click();
    await expect((await popup).getByText('A visitor would now pay')).toBeVisible();
  },
  'the chat': async (page) => {
    await page.goto('/risk');
    await page.getByRole('link', { name: 'Chat with us' }).hover();
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: /OTM support/ })).toBeVisible();
  },
};

const names = Object.keys(uses);

for (const [index, [fault, refuse]] of Object.entries(refusals).entries())
  for (const [name, use] of Object.entries(uses)) {
    // `npm test` tries one use with each fault.
    if (!process.env.PROOF && name !== names[index % names.length]) continue;
    test(`${name} works when storage ${fault}`, async ({ page, site }) => {
      await page.addInitScript(refuse, storageKeys);
      await use(page, site);
    });
  }
