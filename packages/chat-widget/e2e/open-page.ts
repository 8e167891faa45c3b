import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { ChatWidgetElement } from '../src/element.ts';

/** A server that exists in these tests only. */
export const origin = 'http://chat.test';

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const script = file('dist/chat-widget.js');

/** The strictest policy a site can send: nothing but one script, and no string becomes markup. */
export const strictPolicy =
  "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'none'; " +
  "base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The content of a test page. */
export interface PageParts {
  /** Attributes of the script tag; `{ phone }` is `data-phone`. */
  data?: Record<string, string> | undefined;
  head?: string | undefined;
  body?: string | undefined;
  /** Attributes of `<html>`. */
  html?: string | undefined;
  csp?: string | undefined;
  /** Whether the widget's script is on the page. Default: true. */
  widget?: boolean | undefined;
  path?: string | undefined;
}

export const account = { phone: '+1 (555) 010-0199', name: 'OTM Support' };

const quote = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The page's source. */
export function pageSource({
  data = account,
  head = '',
  body = '',
  html = 'lang="en"',
  widget = true,
}: PageParts) {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${quote(value)}"`)
    .join('');
  const tag = widget
    ? `<script nonce="r4nd0m" src="/chat-widget.js"${attributes} async></script>`
    : '';
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A shop</title>${head}${tag}</head><body><main><h1>Shop</h1><p>Text.</p>${body}</main></body></html>`;
}

/** Opens a page with the widget; nothing leaves the machine, and what tries to is kept. */
export async function openPage(page: Page, parts: PageParts = {}) {
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') faults.push(line.text());
  });
  page.on('pageerror', (error) => faults.push(`${error}`));
  await page.context().route('**/*', (route) => {
    const url = new URL(route.request().url());
    requests.push(url.href);
    if (url.pathname === '/chat-widget.js')
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script });
    if (url.pathname.startsWith('/modules/'))
      return route.fulfill({
        contentType: 'text/javascript; charset=utf-8',
        body: file(`dist${url.pathname}`),
        headers: { 'access-control-allow-origin': '*' },
      });
    if (url.origin !== origin)
      return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: pageSource(parts),
      headers: parts.csp ? { 'content-security-policy': parts.csp } : {},
    });
  });
  await page.goto(`${origin}${parts.path ?? '/'}`);
  return { requests, faults };
}

/** The widget's parts as a visitor finds them. */
export const parts = (page: Page) => ({
  host: page.locator('chat-widget'),
  root: page.locator('chat-widget aside'),
  launcher: page.locator('chat-widget [part=launcher]'),
  link: page.locator('chat-widget > a'),
  panel: page.getByRole('dialog'),
  log: page.getByRole('log'),
  input: page.getByRole('textbox'),
  send: page.locator('chat-widget form button'),
  close: page.getByRole('button', { name: /^(Close|Cerrar)$/ }),
  badge: page.locator('chat-widget sup'),
});

/** Runs something on the page's widget element. */
export const onWidget = <T, A = undefined>(
  page: Page,
  run: (widget: ChatWidgetElement, argument: A) => T,
  argument?: A,
) =>
  page.evaluate(
    ([source, value]) => {
      const widget = document.querySelector('chat-widget');
      return new Function('widget', 'argument', `return (${source})(widget, argument)`)(
        widget,
        value,
      );
    },
    [`${run}`, argument] as const,
  ) as Promise<T>;

/**
 * Opens a page with a paused clock, then adds the widget to its body; `lift` selects a popover that
 * opens below it.
 */
export async function openStill(
  page: Page,
  { data = account, lift, ...rest }: PageParts & { lift?: string } = {},
) {
  await page.clock.install({ time: new Date('2026-11-20T17:04:00') });
  const seen = await openPage(page, { ...rest, data: {} });
  await page.waitForFunction(() => 'ChatWidget' in window);
  await page.clock.pauseAt(new Date('2026-11-20T17:05:00'));
  if (lift) await page.locator(lift).evaluate((node) => (node as HTMLElement).showPopover());
  await page.evaluate((values) => {
    const widget = document.createElement('chat-widget');
    for (const [name, value] of Object.entries(values)) widget.setAttribute(name, value);
    document.body.append(widget);
  }, data);
  return seen;
}

/** Opens the panel and waits for the message. */
export async function openChat(page: Page) {
  const { launcher, panel, log } = parts(page);
  await launcher.click();
  await expect(panel).toBeVisible();
  await expect(log.locator('time').first()).toBeVisible();
}
