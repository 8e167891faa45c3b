import { expect, type Page, test } from '@playwright/test';
import { account, openChat, openPage, parts, strictPolicy } from './open-page.ts';

/** Keeps what the browser refuses. */
async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      (window as unknown as { violations: string[] }).violations.push(
        `${effectiveDirective} ${sample}`,
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

const everything = {
  ...account,
  agents: JSON.stringify([{ name: 'Ana' }, { name: 'Luis' }]),
  hours: 'Mo-Fr 08:00-17:00',
  zone: 'Etc/GMT+4',
  theme: 'dark',
  sound: '',
  persist: '',
  'offset-x': '40',
};

test('the strictest policy with Trusted Types is not touched', async ({ page, context }) => {
  const violations = await watchViolations(page);
  const { faults } = await openPage(page, { csp: strictPolicy, data: everything });
  await openChat(page);
  const { panel, input } = parts(page);
  await expect(panel).toHaveCSS('border-radius', '16px');
  await input.fill('<img src=x onerror=alert(1)>');
  const opening = context.waitForEvent('page');
  await input.press('Enter');
  await opening;
  expect(await violations()).toEqual([]);
  expect(faults).toEqual([]);
});

test('the net catches a style that the policy refuses', async ({ page }) => {
  const violations = await watchViolations(page);
  await openPage(page, { csp: strictPolicy });
  await page.locator('h1').evaluate((node) => node.setAttribute('style', 'color: red'));
  expect(await violations()).toHaveLength(1);
});

test('nothing is requested, stored or styled in place until the visitor sends', async ({
  page,
  context,
}) => {
  const { persist, ...rest } = everything;
  expect(persist).toBe('');
  const { requests } = await openPage(page, { data: rest });
  await expect(parts(page).launcher).toBeVisible();
  await openChat(page);
  await parts(page).input.fill('Hello');
  expect(requests.filter((url) => !url.includes('favicon'))).toEqual([
    'http://chat.test/',
    'http://chat.test/chat-widget.js',
    // One for each attribute that asks for a module.
    'http://chat.test/modules/agents.js',
    'http://chat.test/modules/hours.js',
    'http://chat.test/modules/sound.js',
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  const inline = await page
    .locator('chat-widget')
    .evaluate((host) => host.shadowRoot?.querySelectorAll('style, link, [style]').length);
  expect(inline).toBe(0);
});

test('hostile settings stay text', async ({ page }) => {
  const evil = '<img src=x onerror="document.title=\'owned\'">';
  const names = [
    'name',
    'status',
    'message',
    'placeholder',
    'text',
    'label',
    'lang',
    'theme',
    'offset-x',
    'agents',
  ];
  const data = Object.fromEntries(names.map((name) => [name, evil]));
  await openPage(page, { data: { ...data, phone: account.phone } });
  await openChat(page);
  await expect(parts(page).log).toContainText(evil);
  await expect(parts(page).input).toHaveValue(evil);
  expect(await page.locator('chat-widget img').count()).toBe(0);
  await expect(page).toHaveTitle('A shop');
});
