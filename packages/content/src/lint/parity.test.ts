import type { Locale } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { installmentOffers } from '../shop/price-phrases.ts';
import { textsOf } from '../texts-of.ts';
import { allContent as content } from './all-content.ts';
import { placeOf } from './places.ts';
import { withoutQuotations } from './quotations.ts';

/**
 * Each language sells its own plans and has its own search words, only Spanish has reviews, and risk
 * has its own shape.
 */
const { costTexts, plans, reviews, videoReviews, riskPage, searchSynonyms: _, ...shared } = content;

/** Customers of each language wrote their own reviews, as many as there are. */
const isReview = (path: string) =>
  path.startsWith('homePage.reviews.') ||
  /\b(?:reviews|reviewTexts|testimonials\.items)\.\d+\.(?:name|quote|source)$/.test(path);

const byPath = (locale: Locale) =>
  new Map(
    textsOf(shared, locale)
      .filter(({ path }) => !isReview(path))
      .map(({ path, text }) => [
        path,
        withoutQuotations(text.replace(installmentOffers(locale), '')),
      ]),
  );

const english = byPath('en');
const spanish = byPath('es');

const numbersOf = (text: string | undefined) => (text?.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

const { booking, community, company, dataFeed, hostPlatform, masterClass, product } = business;
const links = [booking, dataFeed, hostPlatform, masterClass, ...Object.values(community)];
/** The names that an owner gives, however many words they have. */
const businessNames = [product, company, ...links.map(({ name }) => name)];

/** Names that read the same in both languages: up to four words, or values between dots. */
const isName = (text: string) =>
  text.split(' ').length <= 4 || text.includes(' · ') || businessNames.includes(text);

describe('both languages', () => {
  it('have the same texts in the same places', () => {
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('name the same numbers in the same places', () => {
    const ownVideo = (path: string) => /video(?:s\.[\w-]+)?\.duration$/i.test(path);
    const different = [...english].filter(
      ([path, text]) =>
        !ownVideo(path) && `${numbersOf(text)}` !== `${numbersOf(spanish.get(path))}`,
    );
    const pairs = different.map(([path, text]) => [
      placeOf({ path, text }, 'en'),
      text,
      spanish.get(path),
    ]);
    expect(pairs).toEqual([]);
  });

  it('leave no sentence untranslated', () => {
    const same = [...english].filter(([path, text]) => !isName(text) && spanish.get(path) === text);
    const sentences = same.filter(([, text]) => text !== prescribedStatement);
    expect(sentences.map(([path, text]) => placeOf({ path, text }, 'es'))).toEqual([]);
  });

  it('are about as long in the same places', () => {
    const uneven = [...english].flatMap(([path, text]) => {
      const ratio = (spanish.get(path)?.length ?? 0) / text.length;
      const isUneven = text.length > 80 && (ratio < 0.75 || ratio > 1.6);
      return isUneven ? [`${placeOf({ path, text }, 'en')}: ${ratio}`] : [];
    });
    expect(uneven).toEqual([]);
  });

  it('make the same statements of risk, in the same order', () => {
    const kinds = (locale: Locale) =>
      riskPage[locale].blocks
        .filter(({ type, ...block }) => !('text' in block && block.text.startsWith('Traducción')))
        .map(({ type }) => type);
    expect(kinds('es')).toEqual(kinds('en'));
  });
});

it('only Spanish has reviews, and a title and a disclosure for them', () => {
  expect(Object.keys(reviews)).toEqual(['es']);
  expect(Object.keys(videoReviews)).toEqual(['es']);
  expect('reviews' in content.homePage.en).toBe(false);
  expect(content.homePage.es.reviews?.disclosure.text).toMatch(/no garantiza/);
});
