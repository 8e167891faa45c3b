import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@otm/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../src/blog/index.ts';
import { featureGroups } from '../src/features/index.ts';
import { leftovers } from '../src/lint/rules.ts';
import { textsOf } from '../src/lint/texts.ts';
import { scaffoldArticle } from './scaffold-article.ts';
import { slugify } from './slugify.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const [group] = featureGroups;
const [post] = posts;
const title = { en: 'A title of its own, twice', es: 'Un título propio, ¿dos veces?' };
const guide = { kind: 'guide', group: group.id } as const;
const blog = { kind: 'blog' } as const;

let copy: string;
let sources: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-article-'));
  sources = `${copy}/src/`;
  cpSync(`${packageFolder}src`, sources, { recursive: true });
  symlinkSync(`${packageFolder}node_modules`, `${copy}/node_modules`);
});
afterEach(() => rmSync(copy, { recursive: true }));

const compile = () => {
  const settings = {
    extends: `${packageFolder}../../tsconfig.base.json`,
    files: ['src/index.ts'],
  };
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(settings));
  execFileSync(`${packageFolder}node_modules/.bin/tsc`, ['-p', copy], { encoding: 'utf8' });
};

/** The files that differ from this package's own. */
const changed = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => {
      const own = `${packageFolder}src/${path}`;
      try {
        return readFileSync(own, 'utf8') !== readFileSync(sources + path, 'utf8');
      } catch {
        return true;
      }
    })
    .toSorted();

describe.each([
  ['a post', blog, 'blog'],
  ['a card', guide, 'features'],
] as const)('%s', (_name, shelf, folder) => {
  it('touches two files, and both compile', { timeout: 120_000 }, () => {
    scaffoldArticle(sources, shelf, title, '2026-11-21');
    expect(changed()).toEqual([`${folder}/a-title-of-its-own-twice.ts`, `${folder}/index.ts`]);
    compile();
  });

  it('stands last in its list', async () => {
    const [, index] = scaffoldArticle(sources, shelf, title, '2026-11-21');
    const read = await import(index);
    const list = shelf.kind === 'blog' ? read.posts : read.featureGroups[0].articles;
    expect(list.at(-1).slug).toEqual({
      en: 'a-title-of-its-own-twice',
      es: 'un-titulo-propio-dos-veces',
    });
  });

  it.each(locales)('is reported as unwritten in %s', async (locale) => {
    const [file] = scaffoldArticle(sources, shelf, title, '2026-11-21');
    const { aTitleOfItsOwnTwice: article } = await import(file);
    const unwritten = textsOf(article.text, locale).filter(({ text }) => leftovers(text).length);
    expect(unwritten.length).toBeGreaterThan(4);
  });
});

it('a name that is no identifier, or a reserved word, gets a prefix', () => {
  const nameOf = (en: string) =>
    /export const (\w+): Article/.exec(
      readFileSync(scaffoldArticle(sources, blog, { en, es: `${en} es` }, '2026-11-21')[0], 'utf8'),
    )?.[1];
  expect(nameOf('New')).toBe('articleNew');
  expect(nameOf('3 bars')).toBe('article3Bars');
  expect(nameOf('Level 2 data')).toBe('level2Data');
});

describe('refuses, and writes nothing:', () => {
  it.each([
    ['an English address that is taken', blog, { ...title, en: post?.slug.en ?? '' }],
    ['a Spanish address that is taken', blog, { ...title, es: post?.slug.es ?? '' }],
    ['an address of the other language', blog, { ...title, en: post?.slug.es ?? '' }],
    ['a title without letters', blog, { ...title, es: '¿…?' }],
    ['a group that the guide does not have', { kind: 'guide', group: 'nowhere' }, title],
  ] as const)('%s', (_name, shelf, wanted) => {
    expect(() => scaffoldArticle(sources, shelf, wanted, '2026-11-21')).toThrow(
      /belongs to|no letter|no group "nowhere"/,
    );
    expect(changed()).toEqual([]);
  });

  it('the same article twice', () => {
    scaffoldArticle(sources, blog, title, '2026-11-21');
    const before = changed();
    expect(() => scaffoldArticle(sources, blog, title, '2026-11-21')).toThrow(/already/);
    expect(changed()).toEqual(before);
  });
});

it.each([
  ['Cómo leer un año: ¿qué pasó?', 'como-leer-un-ano-que-paso'],
  ['  The trader’s 70% (rule)  ', 'the-traders-70-rule'],
  ['¡!', ''],
])('%j has the address %j', (written, slug) => {
  expect(slugify(written)).toBe(slug);
});
