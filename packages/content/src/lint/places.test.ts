import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { buyPage } from '../pages/buy/index.ts';
import { textsOf } from '../texts-of.ts';
import { mistakesIn, placeOf } from './places.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { features, glossary, posts } = nodeLibrary;

/** The line of a file that a place such as `articles/vwap/en.md:12` names. */
const lineAt = (place: string): string => {
  const [file = '', line = ''] = place.split(':');
  return readFileSync(`${root}/${file}`, 'utf8').split('\n')[Number(line) - 1] ?? '';
};

describe.each(locales)('the place of a text in %s', (locale) => {
  const articles = [...features, ...posts].map(({ text }) => text[locale]);

  it('is the line of its paragraph', () => {
    const paragraphs = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
    );
    const lines = paragraphs.map((text) => [lineAt(placeOf({ path: '', text }, locale)), text]);
    const plain = lines.filter(([line]) => line && !/\{%|&nbsp;/.test(line));
    expect(plain.length).toBeGreaterThan(3);
    for (const [line, text] of plain) expect(line).toBe(text);
  });

  it('is its line in the front matter', () => {
    for (const { summary } of articles)
      expect(lineAt(placeOf({ path: '', text: summary }, locale))).toMatch(/^summary: /);
  });

  it('is the row or the step within its block', () => {
    const steps = articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'steps' ? block.steps : [])),
    );
    const plain = steps.filter((text) => !/[[\d\u00A0]/.test(text));
    expect(plain.length).toBeGreaterThan(3);
    for (const text of plain) expect(lineAt(placeOf({ path: '', text }, locale))).toContain(text);
  });

  it('is known for everything in the glossary', () => {
    for (const { short } of glossary)
      expect(placeOf({ path: '', text: short[locale] }, locale)).toMatch(
        new RegExp(`^glossary/[\\w-]+/${locale}\\.md:\\d+$`),
      );
  });

  it('is the line of a script for the labels of a page', () => {
    const texts = textsOf({ buyPage }, locale);
    const found = texts.find(({ path }) => path === 'buyPage.questions.items.demo.title');
    if (!found) throw new Error('The pricing page has no question about a demo.');
    expect(placeOf(found, locale)).toMatch(new RegExp(`^src/pages/buy/${locale}\\.ts:\\d+$`));
    expect(lineAt(placeOf(found, locale))).toContain(found.text);
  });
});

it('names the file, the line, what was found, and what to write', () => {
  const [term] = glossary;
  const text = term?.short.en ?? '';
  const [mistake] = mistakesIn([{ path: 'glossary.0.short', text }], 'en', () => ['bad'], 'Good.');
  expect(mistake).toMatch(/^glossary\/[\w-]+\/en\.md:\d+: “bad”\. Good\.$/);
});

it('keeps the path of a text that no file contains', () => {
  expect(placeOf({ path: 'nothing.there', text: 'Not a text of ours.' }, 'en')).toBe(
    'nothing.there',
  );
});
