import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { account, openPage, pageSource, parts } from './open-page.ts';

const library = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(name), 'utf8');

/** Calls the global `ChatWidget`. */
const call = (page: Page, ...command: unknown[]) =>
  page.evaluate((args) => {
    (window as unknown as { ChatWidget: (...args: unknown[]) => unknown }).ChatWidget(...args);
  }, command);

const stub =
  '<script nonce="r4nd0m">window.ChatWidget = window.ChatWidget || function () { (ChatWidget.q = ChatWidget.q || []).push(arguments); }; ChatWidget("set", { name: "Queued" }); ChatWidget("on", "chat-open", () => document.body.dataset.heard = "yes"); ChatWidget("open");</script>';

test('commands that were given before the file came are carried out', async ({ page }) => {
  await openPage(page, { head: stub });
  await expect(parts(page).panel).toHaveAccessibleName('Queued');
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'yes');
});

test('the global API opens, closes, toggles, sets and destroys', async ({ page }) => {
  await openPage(page);
  const { launcher, panel } = parts(page);
  await call(page, 'open');
  await expect(panel).toBeVisible();
  await expect(parts(page).input).toBeFocused();
  await call(page, 'close');
  await expect(panel).toBeHidden();
  await call(page, 'toggle');
  await expect(panel).toBeVisible();
  await call(page, 'set', { label: 'Write', agents: [{ name: 'Ana' }], opened: false });
  await expect(panel).toBeHidden();
  await expect(launcher).toHaveAccessibleName('Write');
  await call(page, 'destroy');
  await expect(parts(page).host).toHaveCount(0);
});

test('without a phone the file only defines the element', async ({ page }) => {
  await openPage(page, { data: { 'turbo-track': 'reload' } });
  await page.waitForFunction(() => customElements.get('chat-widget'));
  await expect(parts(page).host).toHaveCount(0);
});

test('a second copy of the file changes nothing', async ({ page }) => {
  const { faults } = await openPage(page, {
    body: '<script src="/chat-widget.js" data-phone="+15550100123"></script>',
  });
  await expect(parts(page).launcher).toBeVisible();
  await expect(parts(page).host).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('uses the page’s own element and its link', async ({ page }) => {
  const body =
    '<chat-widget phone="+15550100123"><a href="https://example.com/chat">Chat</a></chat-widget>';
  await openPage(page, { body, widget: false });
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await page.addScriptTag({ url: '/chat-widget.js' });
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
  await expect(parts(page).launcher).toBeHidden();
  await expect(parts(page).host).toHaveCount(1);
});

test('with JavaScript off the link does the job', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const href = 'https://api.whatsapp.com/send/?phone=15550100199&text=';
  await openPage(page, {
    body: `<chat-widget phone="+15550100199"><a href="${href}">Chat</a></chat-widget>`,
  });
  await page.getByRole('link', { name: 'Chat' }).click();
  expect(page.url()).toBe(href);
  await context.close();
});

test('a browser without popover shows it by z-index, one from before 2023’s end keeps the link', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await openPage(page);
  await parts(page).launcher.click();
  await expect(parts(page).panel).toBeVisible();
  await expect(parts(page).root).toHaveCSS('z-index', '9999');

  const old = await context.newPage();
  await old.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
  });
  const body = '<chat-widget phone="+15550100199"><a href="/contact">Chat</a></chat-widget>';
  const { faults } = await openPage(old, { body });
  await expect(old.getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(faults).toEqual([]);
});

/** Ways in which navigation libraries put another page in place of this one. */
const swaps: Record<string, (html: string) => void> = {
  'replaced body (Turbo, Astro)': (html) => {
    const next = new DOMParser().parseFromString(html, 'text/html');
    document.body.replaceWith(next.body);
  },
  'new content of the body (htmx)': (html) => {
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  },
};

for (const [name, swap] of Object.entries(swaps)) {
  test(`it survives a ${name} open and with its text`, async ({ page }) => {
    await openPage(page);
    await parts(page).launcher.click();
    await parts(page).input.fill('Half a sentence');
    await page.evaluate(swap, pageSource({ body: '<p>Next page</p>' }));
    await expect(page.getByText('Next page')).toBeVisible();
    await expect(parts(page).panel).toBeVisible();
    await expect(parts(page).input).toHaveValue('Half a sentence');
    await expect(parts(page).host).toHaveCount(1);
  });
}

for (const [name, file, markup] of [
  ['Turbo', '@hotwired/turbo/dist/turbo.es2017-umd.js', ''],
  ['htmx', 'htmx.org', ' hx-boost:inherited="true" hx-boost="true"'],
] as const) {
  test(`it survives a visit and the way back with ${name}`, async ({ page }) => {
    const body = `<nav${markup}><a href="/next">Next</a></nav>`;
    await openPage(page, { body });
    await page.addScriptTag({ content: library(file) });
    if (name === 'htmx')
      await page.evaluate(() =>
        (window as unknown as { htmx: { process: (node: Node) => void } }).htmx.process(
          document.body,
        ),
      );
    await page.evaluate(() => Object.assign(window, { same: true }));
    await parts(page).launcher.click();
    await parts(page).input.fill('Half a sentence');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/next');
    await page.goBack();
    await page.waitForURL('http://chat.test/');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect(parts(page).host).toHaveCount(1);
    await expect(parts(page).panel).toBeVisible();
    await expect(parts(page).input).toHaveValue('Half a sentence');
  });
}

test('moved in the page it goes on, taken out it stops', async ({ page }) => {
  await page.clock.install();
  await openPage(page, { data: { ...account, 'message-delay': '2000' } });
  await parts(page).launcher.click();
  await page.evaluate(() => document.body.append(document.querySelector('chat-widget') as Element));
  await expect(parts(page).panel).toBeVisible();
  await page.clock.runFor(2000);
  await expect(parts(page).log).toContainText('Hello there!');
  const heard = await page.evaluate(() => {
    const widget = document.querySelector('chat-widget') as HTMLElement & { destroy: () => void };
    let events = 0;
    for (const name of ['chat-open', 'chat-close', 'chat-notify'])
      widget.addEventListener(name, () => {
        events += 1;
      });
    widget.destroy();
    Object.assign(window, { widget });
    document.dispatchEvent(new Event('pointerdown'));
    return events;
  });
  await page.clock.runFor(1_000_000);
  expect(heard).toBe(0);
});
