import { describe, expect, it } from 'vitest';
import { createSearch } from './create-search.ts';
import type { SearchDocument } from './search-document.ts';

const documents: readonly SearchDocument[] = [
  { url: '/g/profile', kind: 'guide', title: 'Volume Profile', text: 'Where the volume traded.' },
  {
    url: '/g/profile#value-area',
    kind: 'guide',
    title: 'Volume Profile',
    section: 'The value area',
    text: 'Seventy per cent of the volume traded in the value area.',
  },
  { url: '/g/faq#q1', kind: 'questions', title: 'What does it cost?', text: 'See the plans.' },
  { url: '/g/faq#q2', kind: 'questions', title: 'Can I pay later?', text: 'The cost is split.' },
  {
    url: '/es/glosario#value-area',
    kind: 'glossary',
    title: 'Área de valor',
    text: 'La zona con el 70 % del volumen.',
  },
  { url: '/es/glosario#delta', kind: 'glossary', title: 'Delta', text: 'Compra menos venta.' },
  { url: '/es/risk', kind: 'page', title: 'Riesgo', text: 'Se puede perder. La delta no avisa.' },
];
const search = await createSearch(documents);
const urls = (query: string) => search(query).map(({ document }) => document.url);

describe('a query', () => {
  it.each(['area de valor', 'ÁREA DE VALOR', 'Área  de, valor!', 'valor area'])(
    '%j finds «Área de valor», whatever its accents, case and order',
    (query) => {
      expect(urls(query)).toEqual(['/es/glosario#value-area']);
    },
  );

  it('finds words by their start', () => {
    expect(urls('glos vol')).toEqual([]);
    expect(urls('volum')).toContain('/es/glosario#value-area');
  });

  it('forgives a letter in words of four and more', () => {
    expect(urls('proffile')).toEqual(['/g/profile']);
    expect(urls('delts')).toContain('/es/glosario#delta');
    expect(urls('xea')).toEqual([]);
  });

  it('prefers a title to a mention', () => {
    expect(urls('delta')).toEqual(['/es/glosario#delta', '/es/risk']);
  });

  it('prefers what is called just so to what is called that and more', async () => {
    const named = (title: string) => ({
      url: `#${title}`,
      kind: 'glossary' as const,
      title,
      text: '',
    });
    const terms = ['Value area high', 'Delta', 'Value area low', 'Value area', 'Delta Bar'].map(
      named,
    );
    const [first] = (await createSearch(terms))('value area');
    expect(first?.document.title).toBe('Value area');
  });

  it('requires all words, or else some of the longer ones', () => {
    expect(urls('volume traded seventy')).toEqual(['/g/profile#value-area']);
    expect(urls('delta nirvana')).toContain('/es/glosario#delta');
    expect(urls('is it nirvana')).toEqual([]);
  });

  it('finds nothing without words', () => {
    expect(urls('')).toEqual([]);
    expect(urls(' …? ')).toEqual([]);
  });
});

describe('results', () => {
  it('show a text once, by its best section, but every question', () => {
    expect(urls('value area')).toEqual(['/g/profile#value-area']);
    expect(urls('cost')).toEqual(['/g/faq#q1', '/g/faq#q2']);
  });

  it('name the words that answer; short ones only where nothing longer was asked', () => {
    const [found] = search('area de valor');
    expect([...(found?.matches ?? [])].toSorted()).toEqual(['area', 'valor']);
    const short = search('la').map(({ matches }) => [...matches].toSorted());
    expect(short.toSorted()).toEqual([['la'], ['la'], ['later']]);
  });
});
