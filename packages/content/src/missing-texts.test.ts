import { describe, expect, it } from 'vitest';
import * as content from './index.ts';
import { missingTexts } from './missing-texts.ts';
import * as pages from './pages/index.ts';

const { contactPage } = pages;
const { es } = contactPage;

const withSpanish = (spanish: object) => ({ contactPage: { ...contactPage, es: spanish } });

it('finds nothing in our own copy and messages', () => {
  expect(missingTexts({ ...content, ...pages })).toEqual([]);
});

describe('finds', () => {
  it('a text that a language lacks, and every text of a part that it lacks', () => {
    const { email: _, ...other } = es.other;
    expect(missingTexts(withSpanish({ ...es, other }))).toEqual([
      { path: 'contactPage.other.email', locale: 'es' },
    ]);
    const { other: __, ...rest } = es;
    expect(missingTexts(withSpanish(rest)).map(({ path }) => path)).toEqual([
      'contactPage.other.title',
      'contactPage.other.email',
      'contactPage.other.community',
    ]);
  });

  it('a text that is empty or blank', () => {
    for (const title of ['', ' \n'])
      expect(missingTexts(withSpanish({ ...es, title }))).toEqual([
        { path: 'contactPage.title', locale: 'es' },
      ]);
  });

  it('a text that only a translation has', () => {
    expect(missingTexts(withSpanish({ ...es, note: 'Una nota' }))).toEqual([
      { path: 'contactPage.note', locale: 'en' },
    ]);
  });

  it('an item that a list of one language lacks', () => {
    const lists = { steps: { en: ['One', 'Two'], es: ['Uno'] } };
    expect(missingTexts({ lists })).toEqual([{ path: 'lists.steps.1', locale: 'es' }]);
  });
});

it('leaves alone what each language has for itself', () => {
  expect(missingTexts({ plans: { en: [{ name: 'Yearly' }], es: [] } })).toEqual([]);
});
