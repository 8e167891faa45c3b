import { expect, test } from '@playwright/test';
import { account, onWidget, openPage, openStill, parts } from './open-page.ts';

// Every sentence of the specification about the chat widget.

test('shows a floating button in the lower right corner', async ({ page }) => {
  await openPage(page);
  const { launcher, panel } = parts(page);
  await expect(launcher).toHaveAccessibleName('Chat with us');
  await expect(panel).toBeHidden();
  const box = await launcher.boundingBox();
  expect(box).toEqual({ x: 1280 - 16 - 56, y: 720 - 16 - 56, width: 56, height: 56 });
});

test('the panel shows account name, avatar, a typing indicator for 2 seconds, then the time-stamped message', async ({
  page,
}) => {
  await openStill(page, { data: { ...account, avatar: '/avatar.png' } });
  const { launcher, panel, log } = parts(page);
  await launcher.click();
  await expect(panel).toHaveAccessibleName('OTM Support');
  await expect(panel).toContainText('OTM Support');
  await expect(panel.locator('img')).toHaveAttribute('src', '/avatar.png');
  await expect(panel.locator('img')).toHaveAttribute('alt', '');
  await expect(panel).toContainText('Typically replies within 1 hour');
  await expect(log).toHaveText('Typing');
  await page.clock.runFor(1999);
  await expect(log).toHaveText('Typing');
  await page.clock.runFor(1);
  await expect(log).toContainText('Hello there! 🤝');
  await expect(log).toContainText('How can we help?');
  await expect(log).not.toContainText('Typing');
  await expect(log.locator('time')).toHaveText(/^5:05\sPM$/);
  const stamp = await log.locator('time').getAttribute('datetime');
  expect(stamp).toBe(await page.evaluate(() => new Date(2026, 10, 20, 17, 5, 2).toISOString()));
});

test('without a picture the avatar is the first letter of the name', async ({ page }) => {
  await openPage(page);
  await parts(page).launcher.click();
  await expect(parts(page).panel.locator('figure')).toHaveText('O');
});

test('the placeholder is Type a message.. and the box is 320 px high', async ({ page }) => {
  await openPage(page);
  await parts(page).launcher.click();
  await expect(parts(page).input).toHaveAttribute('placeholder', 'Type a message..');
  expect((await parts(page).log.boundingBox())?.height).toBe(320);
});

test('a notification comes after 180000 ms', async ({ page }) => {
  await openStill(page);
  const { badge } = parts(page);
  await page.clock.runFor(179_999);
  await expect(badge).toBeHidden();
  await page.clock.runFor(1);
  await expect(badge).toHaveText('1');
});

test('a notification delay under 30000 ms is reported and 30000 ms is used', async ({ page }) => {
  const { faults } = await openStill(page, {
    data: { ...account, 'notification-delay': '1000' },
  });
  await page.clock.runFor(29_999);
  await expect(parts(page).badge).toBeHidden();
  await page.clock.runFor(1);
  await expect(parts(page).badge).toHaveText('1');
  expect(faults).toEqual(['<chat-widget> bad notification-delay under 30000 ms: 1000']);
});

test('sending is disabled while the text is empty', async ({ page }) => {
  await openPage(page);
  const { launcher, input, send } = parts(page);
  await launcher.click();
  await expect(send).toBeDisabled();
  await input.fill('   ');
  await expect(send).toBeDisabled();
  await input.fill('Hi');
  await expect(send).toBeEnabled();
  await input.fill('');
  await expect(send).toBeDisabled();
});

for (const how of ['the button', 'Enter']) {
  test(`${how} opens a new window on the public send link with phone and text, then clears the text`, async ({
    page,
    context,
  }) => {
    await openPage(page);
    const { launcher, input, send } = parts(page);
    await launcher.click();
    const text = '50% off & more? #1 + ñ 🤝\nsecond line';
    await input.fill(text);
    const opening = context.waitForEvent('page');
    if (how === 'Enter') await input.press('Enter');
    else await send.click();
    const window = await opening;
    await window.waitForURL(/whatsapp/);
    const url = new URL(window.url());
    expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send/');
    expect(url.searchParams.get('phone')).toBe('15550100199');
    expect(url.searchParams.get('text')).toBe(text);
    expect(await window.evaluate(() => window.opener)).toBeNull();
    await expect(input).toHaveValue('');
    await expect(send).toBeDisabled();
    expect(page.url()).toBe('http://chat.test/');
  });
}

for (const [text, direction] of [
  ['שלום', 'rtl'],
  ['مرحبا', 'rtl'],
  ['Hello שלום', 'rtl'],
  ['Hello', 'ltr'],
] as const) {
  test(`${text} is written ${direction}`, async ({ page }) => {
    await openPage(page);
    const { launcher, input } = parts(page);
    await launcher.click();
    await input.fill(text);
    await expect(input).toHaveCSS('direction', direction);
    await input.fill('');
    await expect(input).toHaveAttribute('dir', 'auto');
  });
}

test('the sound is optional, plays with a notification and never fails', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.AudioContext;
    window.AudioContext = class extends real {
      constructor() {
        super();
        document.documentElement.dataset.sounds = `${Number(document.documentElement.dataset.sounds ?? 0) + 1}`;
      }
    };
    // Driving the page counts as touching it; the real switch is turned by hand.
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ hasBeenActive: 'touched' in document.documentElement.dataset }),
    });
    window.addEventListener('unhandledrejection', () =>
      document.documentElement.setAttribute('data-unhandled', ''),
    );
  });
  const data = { ...account, sound: '', 'notification-delay': '30000', 'notification-loop': '3' };
  const { faults } = await openStill(page, { data });
  const html = page.locator('html');
  // The module with the sound is there before the first notification.
  await page.waitForLoadState('networkidle');
  // Nothing was touched yet: the browser would refuse, so nothing is tried.
  await page.clock.runFor(30_000);
  await expect(parts(page).badge).toHaveText('1');
  await expect(html).not.toHaveAttribute('data-sounds');
  await html.evaluate((node) => node.setAttribute('data-touched', ''));
  await page.clock.runFor(30_000);
  await expect(html).toHaveAttribute('data-sounds', '1');
  await onWidget(page, (widget) => widget.removeAttribute('sound'));
  await page.clock.runFor(30_000);
  await expect(parts(page).badge).toHaveText('3');
  await expect(html).toHaveAttribute('data-sounds', '1');
  await expect(html).not.toHaveAttribute('data-unhandled');
  expect(faults).toEqual([]);
});
