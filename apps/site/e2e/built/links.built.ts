import { describe, expect, it } from 'vitest';
import { readSiteFile, siteFiles } from './wire.ts';

const documents = new Map(
  siteFiles('.html').map((file) => [
    file.replace(/(\/index)?\.html$/, '') || '/',
    readSiteFile(file).toString(),
  ]),
);
const files = new Set(siteFiles(''));

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<a [^>]*?\\b${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

const idsOf = (html: string) =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

const resource = [
  / (?:data-live|poster|src)="(\/[^"]*)"/g,
  /<link (?:rel="(?:icon|preload)"|[^>]*type="application\/(?:atom|manifest)\+[a-z]+")[^>]*? href="(\/[^"]*)"/g,
  /url\(["']?(\/[^"')]+)/g,
  /<(?:image|use)\b[^>]*? href="(\/[^"]*)"/g,
  /<meta property="og:image" content="https:\/\/[^/"]+(\/[^"]*)"/g,
];

/** The URLs of the files that a document needs. */
const resourcesOf = (html: string): readonly string[] =>
  [
    ...new Set(
      resource.flatMap((pattern) => [...html.matchAll(pattern)].map(([, url = '']) => url)),
    ),
  ].filter((url) => !url.startsWith('/__sandbox'));

/** Explains why a link of a page is broken, if it is. */
function problemOf(page: string, href: string): string | undefined {
  const [path = '', hash] = href.split('#');
  const target = path === '' ? page : path;
  const html = documents.get(target);
  if (html === undefined) return files.has(target) ? undefined : `${href}: no such page`;
  if (hash && !idsOf(html).has(hash)) return `${href}: no such id`;
  return undefined;
}

const isOwn = (href: string) => /^[/#]/.test(href) && !href.startsWith('/__sandbox');

it('finds the files that documents need', () => {
  const home = resourcesOf(documents.get('/') ?? '');
  for (const ending of [
    /\.woff2$/,
    /favicon\.svg$/,
    /manifest$/,
    /share-[\w-]+\.png$/,
    /\/chat-[\w-]+\.js$/,
    /\/[\w-]{8}-\d+\.svg$/,
  ])
    expect(home.filter((url) => ending.test(url)).length, String(ending)).toBeGreaterThan(0);
});

describe.each([...documents])('%s', (page, html) => {
  it('links only to pages and ids that exist', () => {
    const hrefs = [...new Set(attribute(html, 'href'))].filter(isOwn);
    expect(hrefs.map((href) => problemOf(page, href)).filter(Boolean)).toEqual([]);
    expect(hrefs).not.toContain('#');
  });

  it('links only to what a visitor can open', () => {
    for (const href of attribute(html, 'href')) expect(href).toMatch(/^(?:[/#]|https?:|mailto:)/);
  });

  it('loads only files that exist', () => {
    expect(resourcesOf(html).filter((url) => !files.has(url.replace(/[?#].*/, '')))).toEqual([]);
  });

  it('has unique ids', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

it('every listed page is within three links of the home page', () => {
  const listed = [...documents].filter(
    ([, html]) => !/content="noindex"/.test(html) && !html.includes('http-equiv="refresh"'),
  );
  let reached = new Set(['/']);
  for (let step = 0; step < 3; step += 1) {
    const next = [...reached].flatMap((page) => attribute(documents.get(page) ?? '', 'href'));
    reached = new Set([...reached, ...next.map((href) => href.replace(/[#?].*/, ''))]);
  }
  const missing = listed.map(([page]) => page).filter((page) => !reached.has(page));
  expect(missing.filter((page) => page !== '/captcha')).toEqual([]);
});
