import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../scripts/deploy/read-document.ts';
import { isUnlisted, readDocuments } from '../fixtures/documents.ts';

const { pages, redirects, sitemap } = readDocuments('owner');
const facts = new Map([...pages, ...redirects].map(({ path, html }) => [path, readDocument(html)]));

const contentOf = (html: string, attribute: string) =>
  new RegExp(`<(?:meta|link) ${attribute} (?:content|href)="([^"]*)"`).exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => contentOf(html, 'name="description"');

/** The number of words in the main part of a page. */
const wordsIn = (html: string): number =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** How many of these elements are children of the body. */
function countInBody(html: string, tag: string): number {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const body = (root as DefaultTreeAdapterTypes.Element).childNodes.find(
    (node) => node.nodeName === 'body',
  );
  return (body as DefaultTreeAdapterTypes.Element).childNodes.filter((it) => it.nodeName === tag)
    .length;
}

it('every listed page has its own title and description', () => {
  const listed = pages.filter(({ path }) => sitemap.includes(path));
  expect(listed).toHaveLength(sitemap.length);
  expect(new Set(listed.map(({ path }) => facts.get(path)?.title)).size).toBe(listed.length);
  expect(new Set(listed.map(({ html }) => descriptionOf(html))).size).toBe(listed.length);
});

/** Whether search engines may list a page, as its document says. */
const maybeListed = (path: string) => facts.get(path)?.isListed === true;

it('the sitemap lists exactly the indexable pages', () => {
  const listable = pages.map(({ path }) => path).filter(maybeListed);
  expect(sitemap.toSorted()).toEqual(listable.toSorted());
});

it('a page that others link to may be listed, unless it is meant for no search engine', () => {
  const linked = pages
    .filter(({ path }) => maybeListed(path))
    .flatMap(({ path }) => facts.get(path)?.references ?? [])
    .map(({ url }) => url.replace(/[?#].*/, ''));
  const unlisted = pages.map(({ path }) => path).filter((path) => !maybeListed(path));
  const hidden = unlisted.filter((path) => !isUnlisted(path) && linked.includes(path));
  expect(linked).toContain('/buy');
  expect(hidden).toEqual([]);
});

describe.each(pages.filter(({ path }) => !path.endsWith('404')))('$path', (page) => {
  const { path, locale, html } = page;
  const { alternates, lang, policy, text, title } = facts.get(path) ?? readDocument(html);

  it('has enough to read, if search engines may list it', () => {
    if (maybeListed(path)) expect(wordsIn(html)).toBeGreaterThanOrEqual(150);
  });

  it('declares its language, title and description', () => {
    expect(lang).toBe(locale);
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(descriptionOf(html).length).toBeGreaterThanOrEqual(70);
    expect(descriptionOf(html).length).toBeLessThanOrEqual(160);
    if (isUnlisted(path)) expect(maybeListed(path)).toBe(false);
  });

  it('allows only its own inline code', () => {
    expect(policy).toMatch(/^default-src 'self'(?: 'sha256-[\w+/=]+'){3,4};.*trusted-types 'none'/);
  });

  it('has one main heading, one header and one main region', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(['header', 'main'].map((tag) => countInBody(html, tag))).toEqual([1, 1]);
  });

  it('shows no value or placeholder that the build left open', () => {
    expect(text).not.toMatch(/undefined|\[object |\{\{|\bNaN\b/);
    // The owner's page names the placeholders that a checkout's URL may have.
    if (!path.endsWith('/master')) expect(text).not.toMatch(/\{[a-z]\w*\}/);
  });

  it('names itself as canonical, and alternates that point back', () => {
    const pathTo = (language: string) => new URL(alternates.get(language) ?? '').pathname;
    expect(new URL(contentOf(html, 'rel="canonical"')).pathname).toBe(path);
    expect(pathTo(locale)).toBe(path);
    expect(pathTo('x-default')).toBe(pathTo('en'));
    for (const alternate of ['en', 'es'].map(pathTo)) {
      const back = facts.get(alternate)?.alternates.get(locale);
      expect(new URL(back ?? '').pathname).toBe(path);
    }
  });
});
