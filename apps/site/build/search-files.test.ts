import { describe, expect, it } from 'vitest';
import type { Renderer } from './bundles.ts';
import { searchFiles } from './search-files.ts';

const language = (title: string) => ({
  documents: [{ url: '/a', title, kind: 'page' as const, text: '' }],
  start: { guide: '/features', glossary: '/glossary' },
});
const filesOf = (titles: { readonly en: string; readonly es: string }) => {
  const data = { en: language(titles.en), es: language(titles.es) };
  return searchFiles({ searchData: () => data } as unknown as Renderer);
};

describe('searchFiles', () => {
  const { facts, files } = filesOf({ en: 'Risk', es: 'Riesgo' });

  it('has a file of documents for each language', () => {
    expect(files.map(({ locale }) => locale)).toEqual(['en', 'es']);
    expect(JSON.parse(files[1]?.text ?? '')[0].title).toBe('Riesgo');
  });

  it('tells the code of the search where they are', () => {
    for (const { locale, path } of files) expect(facts[locale].documents).toBe(path);
    expect(facts.es.start).toEqual({ guide: '/features', glossary: '/glossary' });
  });

  it('names files by language and content', () => {
    for (const { locale, path } of files)
      expect(path).toMatch(new RegExp(`^/assets/search-${locale}-[\\w-]{8}\\.json$`));
  });

  it('renames only the file whose content changes', () => {
    const next = filesOf({ en: 'Risk', es: 'Riesgos' });
    expect(next.facts.en.documents).toBe(facts.en.documents);
    expect(next.facts.es.documents).not.toBe(facts.es.documents);
  });
});
