import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@otm/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary } from '../src/library/create-library.ts';
import { blogGroup, guideGroups } from '../src/library/guide-groups.ts';
import { nodeLibrary, sampleFacts } from '../src/library/node-library.ts';
import { avoidedSpanish, leftovers, spanishCalques } from '../src/lint/rules.ts';
import { collections } from '../src/markdown/collections.ts';
import { readContent } from '../src/markdown/read-content.ts';
import { textsOf } from '../src/texts-of.ts';
import { scaffoldArticle } from './scaffold-article.ts';
import { slugify } from './slugify.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const group = guideGroups[0]?.id ?? '';
const [post] = nodeLibrary.posts;
const title = { en: 'A title of its own, “twice”: "why"', es: 'Un título propio, ¿dos veces?' };
/** Later than any post of the owner. */
const published = '2099-12-31';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-article-'));
  for (const folder of [...Object.keys(collections), 'templates'])
    cpSync(join(packageFolder, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const open = () => createLibrary(readContent(root), sampleFacts);

describe.each([blogGroup, group])('a new article of %s', (place) => {
  const start = () => scaffoldArticle(root, { group: place, title, published }, nodeLibrary);

  it('is one file in each language, and nothing else changes', () => {
    const before = readdirSync(join(root, 'articles'));
    const files = start();
    expect(files).toEqual(
      locales.map((locale) => join(root, `articles/a-title-of-its-own-twice-why/${locale}.md`)),
    );
    expect(readdirSync(join(root, 'articles'))).toHaveLength(before.length + 1);
  });

  it('is part of the library, last in its list', () => {
    start();
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    expect(list.at(-1)).toMatchObject({
      slug: { en: 'a-title-of-its-own-twice-why', es: 'un-titulo-propio-dos-veces' },
      published,
      text: { en: { title: title.en }, es: { title: title.es } },
    });
  });

  it('brings no words that the rules for Spanish reject', () => {
    start();
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    const texts = textsOf(list.at(-1)?.text.es, 'es').map(({ text }) => text);
    const rejected = texts.flatMap((text) => [...spanishCalques(text), ...avoidedSpanish(text)]);
    expect(rejected).toEqual([]);
  });

  it.each(locales)('reports what is still to write in %s', (locale) => {
    start();
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    const texts = textsOf(list.at(-1)?.text, locale).filter(({ text }) => leftovers(text).length);
    expect(texts.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['meta.description', 'summary']),
    );
    expect(texts.length).toBeGreaterThan(4);
  });
});

describe('refuses, and writes nothing:', () => {
  it.each([
    ['a slug that is taken', blogGroup, { ...title, en: post?.slug.en ?? '' }, /Choose another/],
    ['a slug of another language', blogGroup, { ...title, en: post?.slug.es ?? '' }, /Choose/],
    ['a title without letters', blogGroup, { ...title, es: '¿…?' }, /no letter/],
    ['an unknown group', 'nowhere', title, /no group "nowhere"\. Use one of: system/],
  ] as const)('%s', (_name, place, wanted, message) => {
    const before = readdirSync(join(root, 'articles'));
    expect(() =>
      scaffoldArticle(root, { group: place, title: wanted, published }, nodeLibrary),
    ).toThrow(message);
    expect(readdirSync(join(root, 'articles'))).toEqual(before);
  });

  it('a folder that exists', () => {
    const start = () => scaffoldArticle(root, { group, title, published }, nodeLibrary);
    const [file = ''] = start();
    expect(existsSync(file)).toBe(true);
    expect(start).toThrow('The folder articles/a-title-of-its-own-twice-why exists.');
  });
});

it.each([
  ['Cómo leer un año: ¿qué pasó?', 'como-leer-un-ano-que-paso'],
  ['  The trader’s 70% (rule)  ', 'the-traders-70-rule'],
  ['¡!', ''],
])('makes %j the slug %j', (written, slug) => {
  expect(slugify(written)).toBe(slug);
});
