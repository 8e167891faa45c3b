import { searchSynonyms } from '@otm/content';
import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { features, glossary, posts } from '../../library.ts';
import { routes } from '../../routes/index.ts';
import { sitePages } from '../../routes/site-pages.ts';
import { createSearch } from './create-search.ts';
import { searchDocuments } from './search-documents.ts';
import { plainOf } from './words.ts';

describe.each(locales)('search documents in %s', (locale) => {
  const documents = searchDocuments(locale);
  const urls = documents.map(({ url }) => url);
  const pages = sitePages().filter((page) => page.locale === locale);

  it('have unique URLs and a text', () => {
    expect(new Set(urls).size).toBe(urls.length);
    expect(documents.filter(({ title, text }) => !title || !text)).toEqual([]);
  });

  it('link to pages of their language only', () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(urls.filter((url) => !paths.has(url.replace(/#.*/, '')))).toEqual([]);
  });

  it('cover every indexable page', () => {
    const found = new Set(urls.map((url) => url.replace(/#.*/, '')));
    const missing = pages.filter(({ route, path }) => routes[route].indexable && !found.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(
      urls.filter((url) => /^(?:\/es)?\/(order|licence|404|search|buscar)(?:\/|$)/.test(url)),
    ).toEqual([]);
  });

  it('include every section, question and term', () => {
    const headings = [...features, ...posts].flatMap(({ text }) =>
      text[locale].blocks.flatMap((it) => (it.type === 'heading' ? [it.text] : [])),
    );
    const sections = documents.flatMap(({ section }) => (section ? [section] : []));
    // A heading above nothing but questions, which are documents of their own.
    expect(headings.filter((it) => !sections.includes(it)).length).toBeLessThanOrEqual(1);
    const questions = features.flatMap(({ text }) =>
      text[locale].blocks.flatMap((it) => (it.type === 'questions' ? it.questions : [])),
    );
    const found = documents.filter(({ kind }) => kind === 'questions');
    expect(found.map(({ title }) => title)).toEqual(questions.map(({ question }) => question));
    expect(found.map(({ url }) => url.replace(/.*#/, ''))).toEqual(
      questions.map((_, place) => `q${place + 1}`),
    );
    expect(documents.filter(({ kind }) => kind === 'glossary')).toHaveLength(glossary.length);
  });

  it('use every word that has synonyms', () => {
    const texts = documents.map(({ text, title }) => plainOf(`${title} ${text}`));
    const unused = searchSynonyms[locale].filter(
      ({ word }) => !texts.some((text) => text.includes(plainOf(word))),
    );
    expect(unused.map(({ word }) => word)).toEqual([]);
  });

  it('are found by what people type', async () => {
    const search = await createSearch(documents);
    const typed = {
      en: ['CVD', 'cumulative volume delta', 'credit card', 'DOM', 'money back'],
      es: ['cuotas', 'crédito', 'tarjeta', 'CVD', 'devolución'],
    }[locale];
    expect(typed.filter((query) => search(query).length === 0)).toEqual([]);
  });

  it('contain no link markup, no placeholder and no text in another language', () => {
    const foreign = locale === 'en' ? /\b(?:los|que|una)\b/ : /\b(?:the|of|and)\b/;
    const problems = documents.filter(
      ({ text }) => /[[\]{}]|undefined/.test(text) || foreign.test(text),
    );
    expect(problems.map(({ url, text }) => [url, foreign.exec(text)?.[0]])).toEqual([]);
  });
});
