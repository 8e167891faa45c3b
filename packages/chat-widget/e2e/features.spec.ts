import { expect, test } from '@playwright/test';
import { account, onWidget, openChat, openPage, openStill, parts } from './open-page.ts';

test('closes on a click outside only with click-away', async ({ page }) => {
  await openPage(page);
  const { launcher, panel, input } = parts(page);
  await launcher.click();
  await page.getByRole('heading').click();
  await expect(panel).toBeVisible();
  await onWidget(page, (widget) => widget.setAttribute('click-away', ''));
  await input.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading').click();
  await expect(panel).toBeHidden();
});

test('counts and repeats notifications in the badge until the chat is opened', async ({ page }) => {
  await openStill(page, {
    data: { ...account, 'notification-delay': '30000', 'notification-loop': '0' },
  });
  const { badge, launcher, close } = parts(page);
  await page.clock.runFor(120_000);
  await expect(badge).toHaveText('4');
  await expect(launcher).toHaveAccessibleName('Chat with us (4)');
  await launcher.click();
  await expect(badge).toBeHidden();
  await close.click();
  await page.clock.runFor(120_000);
  await expect(badge).toBeHidden();
});

test('notifications come although the page redraws all the time', async ({ page }) => {
  await openStill(page, { data: { ...account, 'notification-delay': '30000' } });
  for (let second = 0; second < 30; second += 1) {
    await onWidget(page, (widget, name) => widget.setAttribute('name', name), `Name ${second}`);
    await page.clock.runFor(1000);
  }
  await expect(parts(page).badge).toHaveText('1');
});

test('notification off leaves the visitor alone', async ({ page }) => {
  await openStill(page, { data: { ...account, notification: 'off' } });
  await page.clock.runFor(1_000_000);
  await expect(parts(page).badge).toBeHidden();
});

test('it can be open from the start, without taking the focus', async ({ page }) => {
  await openPage(page, { data: { ...account, opened: '' } });
  await expect(parts(page).panel).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('direct mode opens the service at once', async ({ page, context }) => {
  await openPage(page, {
    data: { ...account, direct: '', text: 'About {url}' },
    path: '/p?a=1&b=2',
  });
  const { launcher, panel } = parts(page);
  await expect(launcher).not.toHaveAttribute('aria-expanded');
  for (let round = 0; round < 2; round += 1) {
    const opening = context.waitForEvent('page');
    await launcher.click();
    const window = await opening;
    await window.waitForURL(/whatsapp/);
    expect(new URL(window.url()).searchParams.get('text')).toBe('About http://chat.test/p?a=1&b=2');
  }
  await expect(panel).toBeHidden();
});

test('the input begins with the site’s text and keeps what the visitor makes of it', async ({
  page,
}) => {
  await openPage(page, { data: { ...account, text: 'I ask about {url}' } });
  const { launcher, input } = parts(page);
  await launcher.click();
  await expect(input).toHaveValue('I ask about http://chat.test/');
  await input.fill('Other');
  await onWidget(page, (widget) => widget.setAttribute('text', 'Changed'));
  await expect(input).toHaveValue('Other');
});

test('open state and typed text come along to the next page, without typing again', async ({
  page,
}) => {
  await openPage(page, { data: { ...account, persist: '' } });
  await openChat(page);
  await parts(page).input.fill('Half a sentence');
  await page.goto('http://chat.test/next');
  await expect(parts(page).panel).toBeVisible();
  await expect(parts(page).input).toHaveValue('Half a sentence');
  await expect(parts(page).log).toContainText('Hello there!');
  await parts(page).close.click();
  await page.goto('http://chat.test/third');
  await expect(parts(page).launcher).toBeVisible();
  await expect(parts(page).panel).toBeHidden();
});

for (const stored of ['5', 'null', '{}', '[true,"x"]', '{"opened":"yes"}', '{"opened'])
  test(`ignores storage that contains ${stored}`, async ({ page }) => {
    await page.addInitScript((value) => sessionStorage.setItem('chat-widget', value), stored);
    const { faults } = await openPage(page, { data: { ...account, persist: '' } });
    await parts(page).launcher.click();
    await expect(parts(page).panel).toBeVisible();
    expect(faults).toEqual([]);
  });

for (const channel of ['constructor', '__proto__', 'toString'])
  test(`reports the channel ${channel} and keeps the link`, async ({ page }) => {
    const { faults } = await openPage(page, {
      data: {},
      body: `<chat-widget phone="+15550100199" channel="${channel}"><a href="/contact">Contact</a></chat-widget>`,
    });
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(faults).toHaveLength(1);
  });

test('a polluted Object.prototype redirects no message', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.assign(Object.prototype, { channel: 'telegram', user: 'evil', hours: '00:00-00:01' }),
  );
  await openPage(page, { data: { ...account, agents: '[{"name":"Ana"},{"name":"Luis"}]' } });
  await parts(page).launcher.click();
  await expect(parts(page).panel).toContainText('Typically replies within 1 hour');
  await parts(page).input.fill('Hi');
  const opening = context.waitForEvent('page');
  await parts(page).input.press('Enter');
  const window = await opening;
  await window.waitForURL(/whatsapp/);
  expect(new URL(window.url()).searchParams.get('phone')).toBe('15550100199');
});

test('a storage that throws changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { faults } = await openPage(page, { data: { ...account, persist: '' } });
  await parts(page).launcher.click();
  await parts(page).input.fill('Hello');
  await expect(parts(page).send).toBeEnabled();
  expect(faults).toEqual([]);
});

test('gives each agent its own hours, labels and account', async ({ page, context }) => {
  const agents = [
    { name: 'Luis', role: 'Support', hours: 'Mo 09:00-10:00', zone: 'UTC' },
    {
      name: 'Ana',
      role: 'Sales',
      hours: 'Fr 16:00-18:00',
      zone: 'UTC',
      message: 'Ana here',
      phone: '+34 600 000 000',
    },
    { name: 'Eva', channel: 'telegram', user: 'eva' },
  ];
  await page.clock.setFixedTime(new Date('2026-11-20T17:05:00Z'));
  await openPage(page, {
    data: { ...account, agents: JSON.stringify(agents), 'message-delay': '0' },
  });
  const { launcher, panel, log, input } = parts(page);
  await launcher.click();
  // The first who is there is the one who is written to.
  await expect(panel).toHaveAccessibleName('Ana');
  await expect(log).toContainText('Ana here');
  const luis = panel.getByRole('radio', { name: 'Luis Away, replies later' });
  await luis.check();
  await expect(panel).toHaveAccessibleName('Luis');
  await expect(luis).toBeFocused();
  for (const [name, start] of [
    ['Ana', 'https://api.whatsapp.com/send/?phone=34600000000&'],
    ['Eva', 'https://t.me/eva?'],
    ['Luis', 'https://api.whatsapp.com/send/?phone=15550100199&'],
  ] as const) {
    await panel.getByRole('radio', { name }).check();
    await input.fill('Hi');
    const opening = context.waitForEvent('page');
    await input.press('Enter');
    const window = await opening;
    await window.waitForURL(/t\.me|whatsapp/);
    expect(window.url()).toContain(start);
    await window.close();
  }
});

test('outside the hours the status says so, or there is no button', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T20:59:30Z') });
  const data = { ...account, hours: 'Mo-Fr 08:00-17:00', zone: 'Etc/GMT+4' };
  await openPage(page, { data });
  const { launcher, panel } = parts(page);
  await launcher.click();
  await expect(panel).toContainText('Typically replies within 1 hour');
  await page.clock.runFor(60_000);
  await expect(panel).toContainText('Away, replies later');
  await onWidget(page, (widget) => widget.set({ 'hide-away': true }));
  await expect(launcher).toBeHidden();
  await onWidget(page, (widget) => widget.set({ 'hide-away': false }));
  await expect(launcher).toBeVisible();
});

test('any language comes by attributes', async ({ page }) => {
  await openPage(page, {
    html: 'lang="de"',
    data: {
      ...account,
      label: 'Schreib uns',
      status: 'Antwort meist in 1 Stunde',
      message: 'Hallo!\n\nWie können wir helfen?',
      placeholder: 'Nachricht',
      'label-typing': 'Schreibt',
      'label-send': 'Über {channel} senden',
      'label-close': 'Schließen',
    },
  });
  const { launcher, panel, log, send, input } = parts(page);
  await expect(launcher).toHaveAccessibleName('Schreib uns');
  await launcher.click();
  await expect(log).toHaveText('Schreibt');
  await expect(panel).toContainText('Antwort meist in 1 Stunde');
  await expect(send).toHaveAccessibleName('Über WhatsApp senden');
  await expect(input).toHaveAccessibleName('Nachricht');
  await expect(panel.getByRole('button', { name: 'Schließen' })).toBeVisible();
  await expect(log.locator('p')).toHaveCount(2);
});

test('its events reach the document, and a site can take a message over', async ({
  page,
  context,
}) => {
  await openPage(page);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const name of ['chat-open', 'chat-close', 'chat-send', 'chat-notify'] as const)
      document.addEventListener(name, (event) => {
        seen.push([event.type, event.detail]);
        if (event.type === 'chat-send') event.preventDefault();
      });
  });
  await onWidget(page, (widget) => widget.notify());
  const { launcher, input, close } = parts(page);
  await launcher.click();
  await input.fill('Hi');
  await input.press('Enter');
  await expect(input).toHaveValue('Hi');
  await close.click();
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual([
    ['chat-notify', { unread: 1 }],
    ['chat-open', { unread: 0 }],
    [
      'chat-send',
      {
        text: 'Hi',
        url: 'https://api.whatsapp.com/send/?phone=15550100199&text=Hi',
        agent: 'OTM Support',
      },
    ],
    ['chat-close', { unread: 0 }],
  ]);
});

test('a site can change where a message leads', async ({ page, context }) => {
  await openPage(page);
  await page.evaluate(() =>
    document.addEventListener('chat-send', ({ detail }) => {
      detail.url = `/leads-on?${new URL(detail.url).searchParams}`;
    }),
  );
  const { launcher, input } = parts(page);
  await launcher.click();
  await input.fill('Hi & bye');
  const opening = context.waitForEvent('page');
  await input.press('Enter');
  const window = await opening;
  await window.waitForURL(/leads-on/);
  expect(new URL(window.url()).searchParams.get('text')).toBe('Hi & bye');
  await expect(input).toHaveValue('');
});

for (const phone of ['', '12', 'call us']) {
  test(`the phone '${phone}' logs an error and keeps the link`, async ({ page }) => {
    const { faults } = await openPage(page, {
      data: {},
      body: `<chat-widget phone="${phone}"><a href="/contact">Contact</a></chat-widget>`,
    });
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(parts(page).launcher).toBeHidden();
    expect(faults).toEqual([`<chat-widget> bad phone: ${phone}`]);
    await onWidget(page, (widget) => widget.setAttribute('phone', '+1 555 010 0199'));
    await expect(page.getByRole('button', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact' })).toBeHidden();
    await onWidget(page, (widget) => widget.removeAttribute('phone'));
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
  });
}
