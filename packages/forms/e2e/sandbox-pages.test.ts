import { sandboxAccount, sandboxUrls } from '@otm/sandbox/urls';
import { describe, expect, test } from 'vitest';
import { consoleErrors, inbox, open, site, startSite } from './visit.ts';

startSite();

const hostile = '"><img src=x onerror="document.title=1"></title><script>document.title=2</script>';

/** Sends a mail as a form does. */
const mail = (params: Record<string, string>) =>
  fetch(`${site.origin}${sandboxUrls.mailOrigin}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify({
      user_id: sandboxAccount.publicKey,
      service_id: sandboxAccount.serviceId,
      template_id: sandboxAccount.contactTemplate,
      template_params: params,
    }),
  });

describe('the inbox in a browser', () => {
  test('updates by itself and shows sent markup without running it', async () => {
    const page = await open('/__sandbox/inbox');
    await page.getByText('No mail yet.').waitFor();
    await mail({ name: hostile, message: `\u{202E}${hostile}\nsecond line` });
    await page.getByRole('listitem').getByRole('link').click();
    await page.getByRole('heading', { name: `sandbox-contact: ${hostile}` }).waitFor();
    const [rendered, raw] = await page.locator('pre').allTextContents();
    expect(rendered).toContain(`message: \u{202E}${hostile}\nsecond line`);
    expect(JSON.parse(raw ?? '').template_params.name).toBe(hostile);
    expect(await page.title()).toContain(hostile);
    expect(await page.locator('img, main script').count()).toBe(0);
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('button', { name: 'Empty the inbox' }).click();
    await page.getByText('No mail yet.').waitFor();
    expect(await inbox()).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('shows mail that arrives while the page is still loading', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const page = await open('/__sandbox/inbox', {}, (fresh) =>
      fresh.route('**/inbox/events', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await page.getByText('No mail yet.').waitFor();
    await mail({ name: 'Ana' });
    release();
    await page.getByRole('link', { name: 'sandbox-contact: Ana' }).waitFor();
  });
});

test('the panel switches single faults on and all faults off', async () => {
  const page = await open('/__sandbox/faults');
  await page.getByLabel('Mail service').selectOption('rate-limited');
  await page.getByLabel('Captcha script').selectOption('mute');
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect.poll(() => page.getByLabel('Mail service').inputValue()).toBe('rate-limited');
  const faults = async () => (await fetch(`${site.origin}/__sandbox/faults.json`)).json();
  expect((await faults()).services).toMatchObject({ mail: 'rate-limited', captcha: 'mute' });
  await page.getByRole('button', { name: 'Everything works' }).click();
  await expect.poll(() => page.getByLabel('Mail service').inputValue()).toBe('none');
  expect((await faults()).services).toMatchObject({ mail: 'none', captcha: 'none' });
  expect(consoleErrors).toEqual([]);
});

test('the form uses the block list that was edited in the sandbox', async () => {
  const page = await open('/__sandbox/blocklist');
  await page.getByLabel('Addresses').fill('new@example.com');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.poll(() => page.getByLabel('Addresses').inputValue()).toBe('new@example.com');
  const list = await fetch(`${site.origin}${sandboxUrls.blockList}`);
  expect(await list.text()).toBe('new@example.com');
  expect(consoleErrors).toEqual([]);
});
