import type { Page } from '@playwright/test';
import { shorten } from './fixtures/short-names.ts';
import { stopClock } from './fixtures/stop-clock.ts';
import { expect, test } from './fixtures/test.ts';
import { watchModules } from './fixtures/watch-modules.ts';

/** The path of the sandbox's stand-in for the messaging service. */
const standIn = '/__sandbox/chat/send';

const languages = [
  { path: '/', label: 'Chat with us', dialog: /OTM support/, message: /Ask us about/ },
  { path: '/es', label: 'Escríbenos por chat', dialog: /Soporte de OTM/, message: /Pregúntanos/ },
] as const;

/** Returns the bounding box of a visible element. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return box;
};

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

for (const { path, label, dialog, message } of languages)
  test(`loads the chat of ${path} on hover and opens the messaging app with the typed text`, {
    tag: ['@wcag-3.2.6', '@wcag-2.5.3'],
  }, async ({ page, context }) => {
    await page.clock.install({ time: '2026-03-02T15:00:00Z' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const modulesLoaded = watchModules(page);
    await page.goto(path);
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', `${standIn}?phone=15550100199`);
    expect(scripts).toEqual([]);
    await link.hover();
    const launcher = page.getByRole('button', { name: label });
    await launcher.waitFor();
    await modulesLoaded();
    await stopClock(page);
    await launcher.click();
    const panel = page.getByRole('dialog', { name: dialog });
    await expect(panel.getByText(message)).toBeHidden();
    await page.clock.runFor(2100);
    await expect(panel.getByText(message)).toBeVisible();
    const input = panel.getByRole('textbox');
    await input.fill('50% off & más? #1');
    const opened = context.waitForEvent('page');
    await input.press('Enter');
    const app = await opened;
    // Nothing leaves this computer: the stand-in shows the recipient and the text.
    await app.waitForURL((url) => url.pathname === standIn);
    expect(new URL(app.url()).origin).toBe(new URL(page.url()).origin);
    await expect(app.getByText('15550100199')).toBeVisible();
    await expect(app.getByText('50% off & más? #1')).toBeVisible();
    await expect(input).toHaveValue('');
  });

for (const { path } of languages)
  test(`leaves the replay of ${path} uncovered, wherever the page is scrolled to`, async ({
    page,
  }) => {
    for (const width of [960, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const launcher = await boxOf(page, shorten('.otm-chat a'));
      const button = await boxOf(page, shorten('.otm-session__replay button'));
      expect(button.x + button.width, `${width} px`).toBeLessThanOrEqual(launcher.x);
    }
  });

test.describe('first contact', { tag: '@stored' }, () => {
  test.use({ hasTouch: true });
  // The storage notice would lift the launcher while the test looks at it.
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('otm_cookies', '1')));

  const box = (page: Page) => boxOf(page, shorten('.otm-chat a'));
  const tap = async (page: Page, duration: number) => {
    const { x, y } = await box(page);
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 20, y: y + 20 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(duration);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const contacts: Record<string, (page: Page) => Promise<void>> = {
    click: (page) => page.getByRole('link', { name: 'Chat with us' }).click(),
    'tap of 60 ms': (page) => tap(page, 60),
    'tap of 600 ms': (page) => tap(page, 600),
    Enter: async (page) => {
      await page.getByRole('link', { name: 'Chat with us' }).focus();
      await page.keyboard.press('Enter');
    },
  };

  for (const width of [360, 1440])
    for (const [name, act] of Object.entries(contacts))
      test(`the first ${name} opens the chat at ${width} px`, async ({ page, context }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.route('**/chat*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await page.goto('/risk');
        const before = await box(page);
        await act(page);
        await expect(page.getByRole('dialog', { name: /OTM support/ })).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
        expect(await box(page)).toEqual(before);
        expect(context.pages()).toHaveLength(1);
      });

  test.describe('without the code', () => {
    test.use({ expectedMessages: [/net::ERR_FAILED/] });

    test('the first click follows the link when the code cannot be loaded', async ({
      page,
      context,
    }) => {
      await page.route('**/chat*.js', (route) => route.abort());
      await page.goto('/risk');
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Chat with us' }).click();
      await (await opened).waitForURL((url) => url.pathname === standIn);
    });
  });
});

for (const path of ['/', '/contact', '/es/contact'])
  test(`at 360 px the launcher of ${path} is a 56 px button that covers neither the last line nor a submit button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const launcher = await boxOf(page, shorten('.otm-chat a'));
    expect([launcher.width, launcher.height]).toEqual([56, 56]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const lines = await page
      .locator(shorten('.otm-footer :is(a, p, li)'))
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as Box));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => overlap(line, launcher))).toEqual([]);
    if (path === '/') return;
    await page.getByRole('main').getByRole('textbox').first().click();
    await expect(page.locator(shorten('.otm-chat'))).toBeHidden();
  });

test('keeps gold for the button that sends, not for the bar with the name', async ({ page }) => {
  await page.goto('/risk');
  await page.getByRole('link', { name: 'Chat with us' }).click();
  const panel = page.getByRole('dialog', { name: /OTM support/ });
  await expect(panel).toBeVisible();
  const colorOf = (part: string) =>
    page
      .locator(`chat-widget [part=${part}]`)
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await colorOf('send')).not.toBe(await colorOf('header'));
});

test.describe('the status line', () => {
  for (const [time, line] of [
    ['2026-03-02T12:00:00Z', 'Typically replies within 1 hour'],
    ['2026-03-02T20:59:00Z', 'Typically replies within 1 hour'],
    ['2026-03-02T21:00:00Z', 'Away, replies later'],
    ['2026-03-01T15:00:00Z', 'Away, replies later'],
  ] as const)
    test(`is “${line}” at ${time}`, async ({ page }) => {
      await page.clock.install({ time });
      await page.goto('/risk');
      await page.getByRole('link', { name: 'Chat with us' }).hover();
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(page.getByRole('dialog').getByText(line)).toBeVisible();
    });
});

for (const width of [360, 1440])
  test(`the chat, the storage notice and the scroll-to-top button don’t overlap at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/es/risk');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.locator(shorten('.otm-cookies'))).toBeVisible();
    const parts = [shorten('.otm-cookies'), shorten('.otm-chat a'), shorten('.otm-to-top')];
    const boxes = await Promise.all(parts.map((part) => boxOf(page, part)));
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => overlap(a, b)));
    expect(pairs).toEqual([false, false, false]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, label } of languages)
    test(`links from ${path} to the messaging app`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: label });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      const opened = page.waitForEvent('popup');
      await link.click();
      const app = await opened;
      await app.waitForURL((url) => url.pathname === standIn);
      await expect(app.getByText('15550100199')).toBeVisible();
      await expect(app.getByText('null')).toHaveCount(0);
    });
});
