import { expect, type Page, test } from '@playwright/test';
import {
  account,
  onWidget,
  openChat,
  openPage,
  openStill,
  parts,
  strictPolicy,
} from './open-page.ts';

/** Attributes that ask for every module but one language. */
const everything = {
  ...account,
  agents: '[{"name":"Ana"},{"name":"Luis"}]',
  channel: 'telegram',
  'click-away': '',
  hours: 'Mo-Su 00:00-23:59',
  icon: '/icon.svg',
  lang: 'fr',
  persist: '',
  preview: '',
  qr: '',
  'quick-replies': 'Prices|Delivery',
  'show-after': '0',
  sound: '',
};

/** Waits until the widget's launcher shows: then its modules have loaded. */
const settled = (page: Page) => expect(parts(page).launcher).toBeVisible();

test('loads no module without an attribute that asks for one', async ({ page }) => {
  const { requests } = await openPage(page);
  await openChat(page);
  expect(requests.filter((url) => url.includes('/modules/'))).toEqual([]);
});

test('loads every module under the strictest policy with Trusted Types', async ({ page }) => {
  const { requests, faults } = await openPage(page, {
    data: everything,
    // Only the icon needs a source of its own.
    csp: strictPolicy.replace("default-src 'none'", "default-src 'none'; img-src 'self'"),
  });
  await openChat(page);
  expect(new Set(requests.filter((url) => url.includes('/modules/'))).size).toBe(12);
  expect(faults.filter((line) => !line.includes('icon.svg'))).toEqual([]);
});

for (const failure of ['refused', '404'] as const)
  test(`works without modules that are ${failure}, and reports each once`, async ({ page }) => {
    await page.route('**/modules/**', (route) =>
      failure === '404' ? route.fulfill({ status: 404 }) : route.abort(),
    );
    const { faults } = await openPage(page, {
      data: { ...account, sound: '', 'quick-replies': 'Prices', hours: 'Mo 09:00-10:00' },
    });
    // Page routes come before those of the context.
    await openChat(page);
    await expect(parts(page).panel).toContainText('Typically replies within 1 hour');
    const reports = faults.filter((line) => line.includes('bad module'));
    expect(reports.sort()).toEqual([
      '<chat-widget> bad module: hours',
      '<chat-widget> bad module: quick-replies',
      '<chat-widget> bad module: sound',
    ]);
  });

test('shows the launcher in English when a language takes more than 3 seconds', async ({
  page,
}) => {
  await page.route('**/modules/**', () => {});
  await page.clock.install();
  await openPage(page, { data: { ...account, lang: 'de' } });
  await page.waitForFunction(() => customElements.get('chat-widget'));
  await expect(parts(page).launcher).toBeHidden();
  await page.clock.runFor(3100);
  await expect(parts(page).launcher).toHaveAccessibleName('Chat with us');
});

for (const [lang, label, close] of [
  ['ar', 'تحدث معنا', 'إغلاق'],
  ['de-CH', 'Schreib uns', 'Schließen'],
  ['es', 'Chatea con nosotros', 'Cerrar'],
  ['ja', 'チャットで相談', '閉じる'],
  ['pt-BR', 'Fale conosco', 'Fechar'],
] as const)
  test(`has labels in ${lang}`, async ({ page }) => {
    await openPage(page, { html: `lang="${lang}"` });
    await expect(parts(page).launcher).toHaveAccessibleName(label);
    await parts(page).launcher.click();
    await expect(parts(page).panel.getByRole('button', { name: close })).toBeVisible();
  });

test.describe('channels', () => {
  for (const [channel, to, url] of [
    ['viber', { phone: account.phone }, 'viber://chat?number=%2B15550100199&draft=Hi%20%26%20bye'],
    ['line', { user: '@acme' }, 'https://line.me/R/oaMessage/%40acme/?Hi%20%26%20bye'],
    ['email', { user: 'a@example.com' }, 'mailto:a@example.com?body=Hi%20%26%20bye'],
    ['sms', { phone: account.phone }, 'sms:+15550100199?&body=Hi%20%26%20bye'],
  ] as const)
    test(`sends by ${channel}`, async ({ page }) => {
      await openPage(page, { data: { channel, ...to } });
      await settled(page);
      await page.evaluate(() =>
        document.addEventListener('chat-send', (event) => {
          event.preventDefault();
          document.title = event.detail.url;
        }),
      );
      await parts(page).launcher.click();
      await parts(page).input.fill('Hi & bye');
      await parts(page).input.press('Enter');
      await expect(page).toHaveTitle(url);
    });

  test('has no input where a service takes no text', async ({ page }) => {
    await openPage(page, { data: { phone: account.phone, channel: 'signal' } });
    await settled(page);
    await parts(page).launcher.click();
    await expect(parts(page).input).toBeHidden();
    await expect(parts(page).send).toHaveAccessibleName('Send by Signal, new window');
    await expect(parts(page).send).toBeEnabled();
  });
});

test('sends a quick reply with one click, once the message is there', async ({ page, context }) => {
  await openStill(page, { data: { ...account, 'quick-replies': 'Prices | Opening hours' } });
  await parts(page).launcher.click();
  const replies = page.getByRole('dialog').getByRole('group').getByRole('button');
  await expect(replies).toHaveCount(0);
  await page.clock.runFor(2100);
  await expect(replies).toHaveText(['Prices', 'Opening hours']);
  const opening = context.waitForEvent('page');
  await replies.last().click();
  const window = await opening;
  await window.waitForURL(/whatsapp/);
  expect(new URL(window.url()).searchParams.get('text')).toBe('Opening hours');
  await expect(parts(page).input).toHaveValue('');
});

test.describe('the preview', () => {
  const preview = (page: Page) => page.locator('chat-widget [part=preview]');

  test('shows after its delay, opens the chat and is gone then', async ({ page }) => {
    await openStill(page, { data: { ...account, preview: '', 'preview-delay': '5000' } });
    await settled(page);
    await page.clock.runFor(4900);
    await expect(preview(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(preview(page)).toContainText('Hello there!');
    await expect(page.getByRole('status')).toBeVisible();
    await preview(page).getByRole('button', { name: 'Hello there!' }).click();
    await expect(parts(page).panel).toBeVisible();
    await expect(parts(page).input).toBeFocused();
    await parts(page).close.click();
    await expect(preview(page)).toBeHidden();
  });

  test('stays dismissed, on the next page too with persist', async ({ page }) => {
    await openPage(page, {
      data: { ...account, preview: 'Questions?', 'preview-delay': '0', persist: '' },
    });
    await expect(preview(page)).toContainText('Questions?');
    await preview(page).getByRole('button', { name: 'Close' }).click();
    await expect(preview(page)).toBeHidden();
    await expect(parts(page).launcher).toBeFocused();
    await page.clock.install();
    await page.reload();
    await settled(page);
    await page.clock.runFor(1000);
    await expect(preview(page)).toBeHidden();
  });
});

test('offers the link with the typed text as a QR code', async ({ page }) => {
  await openPage(page, { data: { ...account, qr: '' } });
  await openChat(page);
  const code = page.locator('chat-widget [part=qr] path');
  await page.getByText('Continue on your phone').click();
  await expect(code).toBeVisible();
  const before = await code.getAttribute('d');
  await parts(page).input.fill('Hello');
  await expect(code).not.toHaveAttribute('d', before ?? '');
  // What doesn't fit into a code is left to the phone.
  await parts(page).input.fill('x'.repeat(500));
  await expect(code).toHaveAttribute('d', before ?? '');
});

test('shows no QR code on a touch screen', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPage(page, { data: { ...account, qr: '' } });
  await openChat(page);
  await expect(page.locator('chat-widget [part=qr]')).toBeHidden();
  await context.close();
});

test.describe('the triggers', () => {
  test('show the launcher after a delay', async ({ page }) => {
    await page.clock.install();
    await openPage(page, { data: { ...account, 'show-after': '20000' } });
    await page.waitForFunction(() => customElements.get('chat-widget'));
    await page.clock.runFor(15_000);
    await expect(parts(page).launcher).toBeHidden();
    await page.clock.runFor(6000);
    await expect(parts(page).launcher).toBeVisible();
  });

  test('show the launcher once half of the page is scrolled, and keep it', async ({ page }) => {
    await openPage(page, {
      data: { ...account, 'show-scroll': '50' },
      body: '<p>Line</p>'.repeat(200),
    });
    await page.waitForFunction(() => customElements.get('chat-widget'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 4));
    await expect(parts(page).launcher).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.7));
    await expect(parts(page).launcher).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(parts(page).launcher).toBeVisible();
  });

  test('show the launcher on chosen pages, also after a soft navigation', async ({ page }) => {
    await openPage(page, {
      data: { ...account, 'show-on': '/shop/* !/shop/cart' },
      path: '/shop/cart',
    });
    await page.waitForFunction(() => customElements.get('chat-widget'));
    await expect(parts(page).launcher).toBeHidden();
    await page.evaluate(() => history.pushState(null, '', '/shop/shoes'));
    await expect(parts(page).launcher).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/about'));
    await expect(parts(page).launcher).toBeHidden();
  });

  test('leave an open panel open', async ({ page }) => {
    await openPage(page, { data: { ...account, 'show-on': '/other' } });
    await page.waitForFunction(() => customElements.get('chat-widget'));
    await onWidget(page, (widget) => widget.open());
    await expect(parts(page).panel).toBeVisible();
  });
});

test.describe('the icon', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
  const drawnBy = (page: Page, selector: string) =>
    page.locator(selector).evaluate((node) => {
      const { backgroundImage, content } = getComputedStyle(node, '::before');
      return { backgroundImage, content };
    });

  test('is the picture of the attribute, on the page’s link too', async ({ page }) => {
    await page.route('**/icon.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: icon }),
    );
    await openPage(page, {
      data: {},
      body: '<chat-widget phone="+15550100199" icon="/icon.svg"><a href="/contact">Chat</a></chat-widget>',
    });
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
    await expect
      .poll(async () => (await drawnBy(page, 'chat-widget > a')).backgroundImage)
      .toBe('url("http://chat.test/icon.svg")');
  });

  test('is the drawing inside the page’s link', async ({ page }) => {
    await openPage(page, {
      data: {},
      body: `<chat-widget phone="+15550100199"><a href="/contact">${icon} Chat</a></chat-widget>`,
    });
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
    expect((await drawnBy(page, 'chat-widget > a')).content).toBe('none');
  });
});
