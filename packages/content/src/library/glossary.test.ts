import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../lint/sentences.ts';
import { nodeLibrary } from './node-library.ts';

const { features, glossary } = nodeLibrary;

const ids = glossary.map(({ id }) => id);
const named = glossary.map((term) => [term.id, term] as const);

const articles = new Set(features.map(({ slug }) => slug.en));

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the glossary', () => {
  it('has 60 terms or more, each with its own id', () => {
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(repeated(ids)).toEqual([]);
  });

  it.each(locales)('gives no name twice in %s', (locale) => {
    expect(repeated(glossary.map(({ name }) => name[locale].toLowerCase()))).toEqual([]);
  });

  it('gives each term a URL of its own, whatever the language', () => {
    const owners = new Map<string, string>();
    for (const { id, slug } of glossary)
      for (const locale of locales) {
        expect(slug[locale]).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
        expect(owners.get(slug[locale]) ?? id).toBe(id);
        owners.set(slug[locale], id);
      }
  });

  it.each(locales)('uses no example and no mistake twice in %s', (locale) => {
    const sentences = glossary
      .flatMap((term) => [term.long, term.example, term.mistake])
      .flatMap((text) => sentencesOf(text[locale], locale));
    expect(repeated(sentences)).toEqual([]);
  });

  it.each(locales)('lets each spelling in %s mean one term', (locale) => {
    const spellings = glossary.flatMap((term) => term.spellings[locale]);
    expect(repeated(spellings.map((spelling) => spelling.toLowerCase()))).toEqual([]);
  });
});

describe.each(named)('the term %s', (id, term) => {
  it('has plain words as its id', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('leads to two to five other terms that exist', () => {
    expect(term.related.length).toBeGreaterThanOrEqual(2);
    expect(term.related.length).toBeLessThanOrEqual(5);
    expect(repeated(term.related)).toEqual([]);
    expect(term.related).not.toContain(id);
    expect(term.related.filter((other) => !ids.includes(other))).toEqual([]);
  });

  it.each(locales)('is defined in one sentence of 180 characters or fewer in %s', (locale) => {
    const short = term.short[locale];
    expect(short.length).toBeLessThanOrEqual(180);
    expect(short).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentencesOf(short, locale)).toHaveLength(1);
  });

  it.each(locales)('is explained in two to four sentences in %s', (locale) => {
    const count = sentencesOf(term.long[locale], locale).length;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
  });

  it.each(locales)('has an example and a mistake in a sentence or more in %s', (locale) => {
    for (const text of [term.example[locale], term.mistake[locale]])
      expect(text).toMatch(/^[\p{Lu}\d].{60,}[.”»]$/u);
  });

  it('has spellings in both languages or in neither', () => {
    const { en, es } = term.spellings;
    expect(en.length > 0).toBe(es.length > 0);
    for (const spelling of [...en, ...es]) expect(spelling).toBe(spelling.trim());
  });

  it('names an article of the guide, if any', () => {
    if (term.article !== undefined) expect(articles).toContain(term.article);
  });
});
