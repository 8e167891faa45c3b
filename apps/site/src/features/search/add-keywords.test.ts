import { searchSynonyms } from '@otm/content';
import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { addKeywords } from './add-keywords.ts';
import { createSearch } from './create-search.ts';
import type { SearchDocument } from './search-document.ts';

const page: SearchDocument = {
  url: '/es/features/pagos',
  title: 'Pagos',
  kind: 'guide',
  text: 'La Página de Pago se abre en otra pestaña.',
};
const synonyms = [{ word: 'página de pago', also: ['tarjeta', 'crédito'] }];

it('adds the words for what a document names, whatever their case', () => {
  expect(addKeywords(page, synonyms).keywords).toBe('tarjeta crédito');
});

it('leaves other documents as they are', () => {
  const other = { ...page, text: 'Nada de eso.' };
  expect(addKeywords(other, synonyms)).toBe(other);
});

it('lets the search find a document by a word that it never shows', async () => {
  const search = await createSearch([addKeywords(page, synonyms)]);
  const [result] = search('tarjeta');
  expect(result?.document.url).toBe(page.url);
});

describe.each(locales)('the synonyms in %s', (locale) => {
  it('are lowercase words of the copy, each listed once', () => {
    const words = searchSynonyms[locale].map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });
});
