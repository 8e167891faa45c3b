import { expect, type Page, test } from '@playwright/test';
import { account, openChat, openPage, parts, strictPolicy } from './open-page.ts';

/** Opens, writes, sends and closes as a visitor does, and checks each step. */
async function visitChat(page: Page) {
  const { launcher, panel, input, log } = parts(page);
  await openChat(page);
  await expect(log).toContainText('Hello there!');
  await input.fill('a & b #1');
  const opening = page.context().waitForEvent('page');
  await input.press('Enter');
  const opened = await opening;
  await opened.waitForURL(/whatsapp/);
  expect(new URL(opened.url()).searchParams.get('text')).toBe('a & b #1');
  await opened.close();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
}

/** Freezes what a page with locked-down intrinsics freezes, and the DOM with it. */
const freezePrototypes = () => {
  for (const { prototype } of [
    Object,
    Array,
    Function,
    String,
    Number,
    Boolean,
    RegExp,
    Date,
    Promise,
    Map,
    Set,
    Error,
    EventTarget,
    Node,
    Element,
    HTMLElement,
    Event,
    CustomEvent,
    Document,
    ShadowRoot,
    CSSStyleSheet,
  ])
    Object.freeze(prototype);
};

/** Extends built-in prototypes as old libraries do, which every `for in` and `JSON.stringify` sees. */
const extendPrototypes = () => {
  const toJSON = () => 'json';
  Object.assign(Array.prototype, { toJSON, each: () => {}, first: () => {}, clear: () => {} });
  Object.assign(String.prototype, { toJSON, strip: () => '', blank: () => true });
  Object.assign(Object.prototype, { toJSON, phone: '34600000000', opened: true, text: 'evil' });
  Object.assign(Element.prototype, { show: () => {}, hide: () => {}, visible: () => false });
};

/** Replaces globals with wrappers and removes others. */
const replaceGlobals = () => {
  const { setTimeout, setInterval, MutationObserver, CustomEvent } = window;
  const { addEventListener } = EventTarget.prototype;
  const wrap =
    (timer: (run: () => void, delay?: number) => unknown) => (run: () => void, delay?: number) =>
      timer(() => run(), delay);
  Object.assign(window, {
    setTimeout: wrap(setTimeout),
    setInterval: wrap(setInterval),
    MutationObserver: class extends MutationObserver {},
    CustomEvent: class extends CustomEvent<unknown> {},
    $: () => {},
    name: 'taken',
    ChatWidget: { q: 'taken' },
  });
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (typeof listener !== 'function') return addEventListener.call(this, type, listener, options);
    addEventListener.call(this, type, (event) => listener.call(this, event), options);
  };
  for (const name of ['Notification', 'AudioContext', 'requestIdleCallback', 'sessionStorage'])
    Object.defineProperty(window, name, { value: undefined });
};

const pages = { freezePrototypes, extendPrototypes, replaceGlobals };

for (const [name, attack] of Object.entries(pages))
  test(`works on a page with ${name}, under the strict policy`, async ({ page }) => {
    await page.addInitScript(attack);
    const data = { ...account, persist: '', sound: '' };
    const { faults } = await openPage(page, { csp: strictPolicy, data });
    await visitChat(page);
    expect(faults).toEqual([]);
  });

test('follows its attributes where JSON and arrays are extended', async ({ page }) => {
  await page.addInitScript(extendPrototypes);
  const agents = JSON.stringify([{ name: 'Ana' }, { name: 'Luis' }]);
  await openPage(page, { data: { ...account, agents } });
  await openChat(page);
  await page.getByRole('radio', { name: 'Luis' }).check();
  await expect(page.getByRole('dialog', { name: 'Luis' })).toBeVisible();
  await parts(page).host.evaluate((host) => host.setAttribute('message', 'Second'));
  await expect(parts(page).log).toContainText('Second');
});

test('survives elements that take the names of its globals', async ({ page }) => {
  const body =
    '<form id="ChatWidget"><button name="q">Q</button></form><img name="chat-widget" alt="">';
  const { faults } = await openPage(page, { body });
  await visitChat(page);
  expect(faults).toEqual([]);
});

test('is mirrored, opens and sends in a right-to-left page at 200% zoom', async ({ page }) => {
  // Zooming to 200% halves the window's CSS pixels and doubles the device's.
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 640, height: 400, deviceScaleFactor: 2, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await openPage(page, {
    html: 'lang="ar" dir="rtl"',
    data: { ...account, message: 'Hello there!' },
  });
  await visitChat(page);
  await openChat(page);
  const inside = { left: 0, top: 0, right: 640, bottom: 400 };
  for (const part of ['panel', 'launcher', 'input', 'send', 'close']) {
    const box = await page.locator(`chat-widget [part=${part}]`).evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return { left, top, right, bottom };
    });
    expect(box.left, part).toBeGreaterThanOrEqual(inside.left);
    expect(box.top, part).toBeGreaterThanOrEqual(inside.top);
    expect(box.right, part).toBeLessThanOrEqual(inside.right);
    expect(box.bottom, part).toBeLessThanOrEqual(inside.bottom);
  }
  const launcher = await parts(page).launcher.boundingBox();
  expect(launcher?.x).toBeLessThan(100);
});

test('keeps its controls reachable with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 640 });
  await openPage(page, { head: '<style>html { font-size: 200% }</style>' });
  await visitChat(page);
});

for (const forcedColors of ['active', 'none'] as const)
  test(`works with forced colors ${forcedColors} and reduced motion`, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await openPage(page);
    await visitChat(page);
  });
