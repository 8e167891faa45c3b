import { describe, expect, it } from 'vitest';
import { deployProblems } from './deploy-problems.ts';
import { lineOf } from './problem.ts';
import { type BuiltSite, documentsOf } from './read-site.ts';

const origin = 'https://www.acme.io';
const policy =
  "default-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const pathOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';
const inSpanish = (file: string) => `/es${file}`.replace('/index.html', '.html');

/** A page in one language with its alternates. */
function page(english: string, locale: 'en' | 'es', body = '') {
  const urls = { en: pathOf(english), es: pathOf(inSpanish(english)) };
  const isMissing = english === '/404.html';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>Acme</title>
${isMissing ? '<meta name="robots" content="noindex">' : ''}
${isMissing ? '' : `<link rel="alternate" hreflang="en" href="${origin}${urls.en}"><link rel="alternate" hreflang="es" href="${origin}${urls.es}">`}
<link rel="icon" href="/favicon.svg"></head>
<body><main id="main"><a href="/buy">Buy</a><a href="#main">Top</a>
<a href="mailto:help@acme.io">Write</a><a href="https://buy.stripe.com/x">Pay</a>${body}</main></body></html>`;
}

const english = ['/index.html', '/buy.html', '/risk.html', '/policies.html', '/404.html'];
const listed = english
  .filter((file) => file !== '/404.html')
  .flatMap((file) => [pathOf(file), pathOf(inSpanish(file))]);

const ready: Readonly<Record<string, string>> = {
  ...Object.fromEntries(english.map((file) => [file, page(file, 'en')])),
  ...Object.fromEntries(english.map((file) => [inSpanish(file), page(file, 'es')])),
  '/order/404.html': page('/404.html', 'en'),
  '/captcha.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head><body></body></html>`,
  '/favicon.svg': '<svg/>',
  '/favicon.ico': 'icon',
  '/apple-touch-icon.png': 'icon',
  '/icon-192.png': 'icon',
  '/robots.txt': 'User-agent: *',
  '/llms.txt': '# Acme',
  '/licenses.txt': 'MIT',
  '/manifest.webmanifest': '{"icons":[{"src":"/icon-192.png"}]}',
  '/assets/client.js': 'import{a}from"./shared.js";const load=()=>import(`./late.js`)',
  '/assets/shared.js': 'export const a=1',
  '/assets/late.js': 'export{}',
  '/assets/frame.css': '.a{background:url(./texture.png)}',
  '/assets/texture.png': 'picture',
  '/sitemap.xml': listed.map((path) => `<loc>${origin}${path === '/' ? '/' : path}</loc>`).join(''),
};

function site(changes: Readonly<Record<string, string | undefined>> = {}): BuiltSite {
  const all: Readonly<Record<string, string | undefined>> = { ...ready, ...changes };
  const texts = new Map<string, string>();
  for (const [file, text] of Object.entries(all)) if (text !== undefined) texts.set(file, text);
  return {
    texts,
    files: new Map([...texts].map(([file, text]) => [file, text.length])),
    documents: documentsOf(texts),
    hosting: {
      base: '',
      headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
      redirects: [{ from: '/free', to: '/buy' }],
      notFound: [
        { prefix: '/', file: '/404.html' },
        { prefix: '/es/', file: '/es/404.html' },
        { prefix: '/order/', file: '/order/404.html' },
      ],
    },
    origin,
  };
}

const linesOf = (built: BuiltSite) => deployProblems(built).map(lineOf);
const withBody = (body: string) => site({ '/buy.html': page('/buy.html', 'en', body) });

it('finds nothing in a site that is ready', () => {
  expect(linesOf(site())).toEqual([]);
  expect(linesOf(withBody('<a href="/free">Redirected</a>'))).toEqual([]);
  expect(linesOf(withBody('<p>For example, ana@example.com</p>'))).toEqual([]);
});

it('refuses a site that counts visits without saying so in every language', () => {
  const visitsHost = 'plausible.io';
  const named = { '/risk.html': page('/risk.html', 'en', '<p>Sent to plausible.io.</p>') };
  expect(linesOf({ ...site(), visitsHost })).toHaveLength(2);
  const [line, ...others] = linesOf({ ...site(named), visitsHost });
  expect(line).toMatch(/^- disclosure: No page in "es" says that plausible\.io counts visits: say/);
  expect(others).toEqual([]);
});

describe('refuses a page with', () => {
  it.each([
    ['a dead link', '<a href="/nowhere">x</a>', /^- link: \/nowhere doesn't exist: add the page/],
    ['a link to a fallback', '<a href="/order/99">x</a>', /\/order\/99 doesn't exist/],
    ['a link to the 404 page', '<a href="/404">x</a>', /\/404 doesn't exist/],
    ['a dead anchor', '<a href="/risk#no">x</a>', /\/risk#no leads to an id/],
    ['a hash with a wrong escape', '<a href="/risk#%">x</a>', /\/risk#% leads to an id/],
    ['a path with a wrong escape', '<a href="/%E0%A4%A">x</a>', /%E0%A4%A doesn't exist/],
    ['a dead anchor of its own', '<a href="#no">x</a>', /\/buy#no leads to an id/],
    ['an absolute dead link', `<a href="${origin}/no">x</a>`, /\/no doesn't exist/],
    ['a missing picture', '<img src="/assets/no.png">', /no\.png doesn't exist: add the file/],
    [
      'a missing picture of a set',
      '<img srcset="/assets/no-1.png 1x, /assets/no-2.png 2x">',
      /no-2\.png doesn't exist/,
    ],
    [
      'a missing picture of a style',
      '<style>.a{background:url("/no.svg")}</style>',
      /\/no\.svg doesn't exist/,
    ],
    ['an http form', '<form action="http://acme.io/x"></form>', /isn't encrypted/],
    ['a form without a page', '<form action="/no"></form>', /\/no doesn't exist/],
    ['an http button', '<button formaction="http://acme.io/x">x</button>', /isn't encrypted/],
    ['a missing island', '<div data-live="/assets/no.js"></div>', /no\.js doesn't exist/],
    ['a javascript: link', '<a href="javascript:alert(1)">x</a>', /isn't a link that visitors/],
    ['an http link', '<a href="http://acme.io/x">x</a>', /isn't encrypted/],
    ['a local URL', '<a href="https://localhost:3000/tg">x</a>', /URL of this computer/],
    ['an empty link', '<a href="">x</a>', /has no URL/],
    ['a mail link without a recipient', '<a href="mailto:">x</a>', /no recipient/],
    ['a note', '<p>TODO: write this</p>', /^- leftover: A text contains TODO/],
    ['filler', '<p>Lorem ipsum dolor</p>', /filler/],
    ['an unfilled placeholder', '<p>{{name}}</p>', /placeholder/],
    ['a sample video', '<a data-embed="https://v.io/embed/sample-en-0">x</a>', /sample video/],
    ['a sample address', '<p>support@example.com</p>', /sample on a reserved name/],
    [
      'results without a disclosure',
      '<section data-claim="results">+$360</section>',
      /results lacks/,
    ],
    [
      'testimonials alone',
      '<section data-claim="testimonials">Wow</section>',
      /testimonials lacks/,
    ],
    ['a profit in percent', '<p>He made a profit of 20% in March.</p>', /A gain is named/],
    ['a Spanish gain', '<p>Ganó $500 en un día.</p>', /A gain is named/],
    ['a bare gain', '<p>A gain of about $360 on crude oil.</p>', /^- disclosure: A gain is named/],
    ['the sandbox', '<a href="/__sandbox/inbox">x</a>', /^- sandbox: .*SITE_SERVICES=live/],
  ])('%s', (_, body, expected) => {
    expect(linesOf(withBody(body)).join('\n')).toMatch(expected);
  });
});

describe('refuses a build with', () => {
  const secret = `ES_${'0123456789abcdef'.repeat(2)}`;
  it.each([
    ['a captcha secret', { '/assets/captcha.js': `k="${secret}"` }, /^- secret: .*hCaptcha/],
    ['a private key', { '/assets/a.js': '-----BEGIN PRIVATE KEY-----' }, /^- secret: A private/],
    ['a mail secret', { '/assets/a.js': 'EMAILJS_PRIVATE_KEY' }, /^- secret: .*EmailJS/],
    ['a source map', { '/assets/a.js.map': '{}' }, /^- source-map: .*published/],
    ['a link to one', { '/assets/a.js': '//# sourceMappingURL=a.js.map' }, /^- source-map/],
    [
      'no lazily loaded script',
      { '/assets/late.js': undefined },
      /\/assets\/late\.js doesn't exist: build again.* \(\/assets\/client\.js\)/,
    ],
    ['no shared script', { '/assets/shared.js': undefined }, /\/assets\/shared\.js doesn't exist/],
    [
      'no picture of its styles',
      { '/assets/texture.png': undefined },
      /texture\.png doesn't exist/,
    ],
    ['no icon of its manifest', { '/icon-192.png': undefined }, /\/icon-192\.png doesn't exist/],
    ['no favicon.ico', { '/favicon.ico': undefined }, /^- documents: \/favicon\.ico is missing/],
    ['no touch icon', { '/apple-touch-icon.png': undefined }, /\/apple-touch-icon\.png is missing/],
    ['no robots.txt', { '/robots.txt': undefined }, /\/robots\.txt is missing/],
    ['no llms.txt', { '/llms.txt': undefined }, /\/llms\.txt is missing/],
    ['no licenses', { '/licenses.txt': undefined }, /\/licenses\.txt is missing/],
    ['no risk page', { '/risk.html': undefined }, /^- documents: \/risk\.html is missing/],
    ['no Spanish 404', { '/es/404.html': undefined }, /\/es\/404\.html is missing/],
    ['no sitemap', { '/sitemap.xml': undefined }, /lists no page/],
    [
      'a page that isn’t listed',
      { '/extra.html': page('/buy.html', 'en') },
      /lists 8 pages, and 9/,
    ],
    ['no translation', { '/es/buy.html': undefined }, /- language: Its version in "es"/],
    ['a wrong language', { '/es/buy.html': page('/buy.html', 'en') }, /says it's in "en"/],
    [
      'no policy',
      { '/es/buy.html': page('/buy.html', 'es').replace(/<meta http[^>]+>/, '') },
      /^- policy/m,
    ],
    [
      'unsafe code',
      { '/buy.html': page('/buy.html', 'en').replace("'self'", "'unsafe-inline'") },
      /unsafe code/,
    ],
    ['a note in the feed', { '/feed.xml': '<title>TODO</title>' }, /feed\.xml/],
    ['a note in Markdown', { '/blog/a.md': '# TODO: title' }, /^- leftover: .*blog\/a\.md/],
    ['a sample in Markdown', { '/blog/a.md': 'me@example.com' }, /^- sample: .*blog\/a\.md/],
    ['an open point', { '/feed.xml': '<title>TBD</title>' }, /^- leftover: .*feed\.xml/],
  ])('%s', (_, changes, expected) => {
    expect(linesOf(site(changes)).join('\n')).toMatch(expected);
  });

  it('a file that is too large', () => {
    const built = site();
    const files = new Map([...built.files, ['/assets/photo.jpg', 600_000]]);
    expect(linesOf({ ...built, files }).join()).toMatch(/^- size: .*photo\.jpg: 600000/);
  });

  it('a document that needs a second round trip', () => {
    const built = site();
    const sized = (bytes: number) =>
      linesOf({ ...built, files: new Map([...built.files, ['/buy.html.br', bytes]]) });
    expect(sized(14_601).join()).toMatch(
      /^- size: A document is over 14600 bytes.*buy\.html: 14601/,
    );
    expect(sized(14_600)).toEqual([]);
  });

  it('nothing in it', () => {
    const empty = { ...site(), texts: new Map(), files: new Map(), documents: new Map() };
    expect(linesOf(empty).length).toBeGreaterThan(5);
  });
});

it('lets a page that isn’t listed link to the 404 pages', () => {
  const unlisted = (locale: 'en' | 'es') =>
    page('/master.html', locale, '<a href="/404">x</a><a href="/es/404">x</a>').replace(
      '<title>',
      '<meta name="robots" content="noindex"><title>',
    );
  const built = site({ '/master.html': unlisted('en'), '/es/master.html': unlisted('es') });
  expect(linesOf(built)).toEqual([]);
});

it('names one cause once, with the first files that it is in', () => {
  const dead = '<a href="/nowhere">x</a>';
  const lines = linesOf(
    site(Object.fromEntries(english.map((file) => [file, page(file, 'en', dead)]))),
  );
  expect(lines).toEqual([
    "- link: /nowhere doesn't exist: add the page or correct the link. (/index.html, /buy.html, /risk.html and 2 more)",
  ]);
});

it('lists the worst first', () => {
  const lines = linesOf(
    site({
      '/buy.html': page('/buy.html', 'en', '<p>TODO</p><a href="/no">x</a>'),
      '/assets/a.js': 'whsec_0123456789abc',
    }),
  );
  expect(lines.map((line) => line.split(':')[0])).toEqual(['- secret', '- link', '- leftover']);
});
