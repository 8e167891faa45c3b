import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const post = 'articles/first';

/** The fixture with a text at the end of the first article, and something in its front matter. */
const withText = (text: string, facts = '') => {
  const written = fixtureFiles[`${post}/en.md`] ?? '';
  const edited = `${written.replace('\ngroup:', `${facts}\ngroup:`)}\n\n${text}\n`;
  const translated = `${fixtureFiles[`${post}/es.md`]}\n\n${text}\n`;
  return libraryOf(root, {
    ...fixtureFiles,
    [`${post}/en.md`]: edited,
    [`${post}/es.md`]: translated,
  });
};
const hasPrices = (text: string) => {
  const { features, withPrices } = withText(text);
  return features.some((it) => it.slug.en === 'first' && withPrices.has(it));
};

it.each(['It costs {% $price.yearly %}.', 'In parts: {% $installments %}.', 'It costs $390.'])(
  'finds the articles that name money: %s',
  (text) => {
    expect(hasPrices(text)).toBe(true);
  },
);

it('leaves out the articles that name none', () => {
  expect(hasPrices('It costs nothing.')).toBe(false);
});

it('lists the pages that articles and statements rely on, each once', () => {
  const source = (name: string) =>
    `\n  - name: "${name}"\n    url: https://example.org/page\n    read: 2026-11-22`;
  const { sources } = withText('A text.', `\nsources:${source('One')}${source('Two')}`);
  expect(sources.filter(({ url }) => url === 'https://example.org/page')).toHaveLength(1);
});
