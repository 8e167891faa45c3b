import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@otm/schema';
import { scaffoldText } from '@otm/schema/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary } from '../src/library/create-library.ts';
import { blogGroup, guideGroups } from '../src/library/guide-groups.ts';
import { nodeLibrary, sampleFacts } from '../src/library/node-library.ts';
import { avoidedSpanish, leftovers, spanishCalques } from '../src/lint/rules.ts';
import { textWidth } from '../src/lint/text-width.ts';
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

  it('draws a session that no other article draws, not even the one started before', () => {
    start();
    const second = { en: 'Another of them', es: 'Y otro más' };
    scaffoldArticle(root, { group: place, title: second, published }, open());
    const { features, posts } = open();
    const seeds = [...features, ...posts].flatMap(({ text }) =>
      text.en.blocks.flatMap((block) =>
        block.type === 'chart' && block.chart === 'hero' ? [block.seed] : [],
      ),
    );
    expect(seeds.length).toBeGreaterThan(1);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('brings no words that the rules for Spanish reject', () => {
    start();
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    const texts = textsOf(list.at(-1)?.text.es, 'es').map(({ text }) => text);
    const rejected = texts.flatMap((text) => [...spanishCalques(text), ...avoidedSpanish(text)]);
    expect(rejected).toEqual([]);
  });

  it.each(locales)('is marked as a sample wherever there is something to write in %s', (locale) => {
    start();
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    const texts = textsOf(list.at(-1)?.text, locale);
    expect(texts.flatMap(({ text }) => leftovers(text))).toEqual([]);
    const marked = texts.filter(({ text }) => scaffoldText.test(text)).map(({ path }) => path);
    expect(marked).toEqual(expect.arrayContaining(['meta.description', 'summary']));
    expect(marked.length).toBeGreaterThan(4);
  });

  it.each([
    ['a short title', { en: 'A', es: 'B' }],
    [
      'a long one',
      { en: 'A title of sixty-five letters, which is'.padEnd(65, ' x'), es: 'u'.repeat(50) },
    ],
  ])('has names and descriptions of the right length for search results with %s', (_, titles) => {
    scaffoldArticle(root, { group: place, title: titles, published }, nodeLibrary);
    const { featureGroups, posts } = open();
    const list = place === blogGroup ? posts : featureGroups[0].articles;
    for (const { meta } of Object.values(list.at(-1)?.text ?? {})) {
      expect(meta.title.length).toBeGreaterThanOrEqual(15);
      expect(meta.title.length).toBeLessThanOrEqual(65);
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
      expect(meta.description.length).toBeLessThanOrEqual(160);
      expect(textWidth(meta.description, 14)).toBeLessThanOrEqual(920);
    }
  });
});

describe('refuses, and writes nothing:', () => {
  it.each([
    ['a slug that is taken', blogGroup, { ...title, en: post?.slug.en ?? '' }, /Choose another/],
    ['a slug of another language', blogGroup, { ...title, en: post?.slug.es ?? '' }, /Choose/],
    ['a title without letters', blogGroup, { ...title, es: '¿…?' }, /no letter/],
    ['a title that is too long', blogGroup, { ...title, en: 'a'.repeat(66) }, /at most 65 char/],
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
