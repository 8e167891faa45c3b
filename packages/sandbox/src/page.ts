import { answer, type Exchange } from './exchange.ts';
import { sandboxPrefix, sandboxUrls } from './urls.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const render = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** Builds markup from a template, escaping every value that isn't markup itself. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));

/** The policy of every sandbox page: the site's own, with forms allowed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const places = [
  [sandboxPrefix, 'Sandbox'],
  [sandboxUrls.inbox, 'Inbox'],
  [sandboxUrls.faults, 'Faults'],
  [`${sandboxPrefix}/blocklist`, 'Block list'],
  ['/', 'Site'],
] as const;

/** The parts of a page. */
export interface PageParts {
  readonly title: string;
  readonly body: Html;
  /** File name of the page's script among the assets. */
  readonly script?: string;
  /** Whether the page is shown in a frame, without navigation. Default: false. */
  readonly framed?: boolean;
  readonly language?: string;
}

/** Sends a complete page. */
export function answerPage(exchange: Exchange, parts: PageParts, status = 200): void {
  const { title, body, script, framed = false, language = 'en' } = parts;
  const navigation = html`<nav aria-label="Sandbox">${places.map(
    ([path, name]) => html`<a href="${path}">${name}</a>`,
  )}</nav>`;
  // The page around a frame has a main landmark, too.
  const label = framed ? html` aria-label="${title}"` : '';
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="stylesheet" href="${sandboxPrefix}/assets/sandbox.css">
${script ? html`<script src="${sandboxPrefix}/assets/${script}" defer></script>` : ''}
</head>
<body class="${framed ? 'framed' : 'page'}">
${framed ? '' : navigation}
<main${label}>${body}</main>
</body>
</html>`;
  exchange.response.removeHeader('content-security-policy');
  exchange.response.removeHeader('x-frame-options');
  answer(exchange, status, 'text/html; charset=utf-8', page.text, {
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  });
}
