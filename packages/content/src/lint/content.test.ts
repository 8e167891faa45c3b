import { type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { textsOf } from '../texts-of.ts';
import { allContent, countedPrivacyPages } from './all-content.ts';
import { mistakesIn, placeOf } from './places.ts';
import { forOwnProse } from './quotations.ts';
import {
  avoidedSpanish,
  bannedWords,
  britishSpelling,
  englishWords,
  familiarAddress,
  formalAddress,
  leftovers,
  missingGlyphs,
  nestedParentheses,
  openingMarks,
  type Rule,
  spacedPercent,
  spanishCalques,
  spanishWords,
  straightQuotes,
  tightPercent,
  wrongContractions,
} from './rules.ts';
import { wrongLanguage } from './wrong-language.ts';

/** Words that people type into the search may be wrong in any way. */
const { searchSynonyms: _0, ...owned } = allContent;
const content = { ...owned, countedPrivacyPages };
const {
  riskPage,
  policiesPage,
  privacyPage,
  countedPrivacyPages: _11,
  licenseTermsPage,
  accessibilityPage,
  companyPage,
  orderPage,
  licensePage,
  ...marketing
} = content;
/** Pages without templates: their text is shown as it is. */
const { chartCopy: _1, contactPage: _3, uiText: _4, ...untemplated } = content;
const { blogPager: _2, stageTexts: _8, readingTexts: _9, proofTexts: _10, ...plain } = untemplated;
// The patterns of checkout URLs have placeholders; the settings' rules refuse them in names.
const { licensePage: _5, guidePage: _6, business: _7, ownerReport: _12, ...prose } = plain;
const formal = {
  riskPage,
  policiesPage,
  privacyPage,
  countedPrivacyPages,
  licenseTermsPage,
  accessibilityPage,
  companyPage,
  orderPage,
  licensePage,
};

/**
 * The prescribed statement stays in English and as the law prints it on every page. Keys of the
 * browser's storage and titles of sources are names.
 */
const ownTexts = (value: unknown, locale: Locale) =>
  textsOf(value, locale).filter(
    ({ text }) => text !== prescribedStatement && !/^otm_|^\[[^\]]+\] \(/.test(text),
  );

/** Our own texts that break a rule: file and line, what was found, and what to write instead. */
const faults = (value: unknown, locale: Locale, rule: Rule, remedy: string) =>
  mistakesIn(ownTexts(value, locale), locale, forOwnProse(rule), remedy);

describe.each(locales)('the texts in %s', (locale) => {
  it('are there, none of them empty or badly spaced', () => {
    const texts = textsOf(content, locale);
    expect(texts.length).toBeGreaterThan(200);
    const spaced = texts.filter(({ text }) => /^$|^\s|\s$|\s{2}|\n/.test(text));
    expect(spaced.map((found) => `${placeOf(found, locale)}: ${found.path}`)).toEqual([]);
  });

  it.each([
    ['bannedWords', bannedWords, 'Say what it does: no promises and no slogans.'],
    ['missingGlyphs', missingGlyphs, 'Write it in letters, or with a mark that the font has.'],
    ['straightQuotes', straightQuotes, 'Write ’ and “ ”, in Spanish « ».'],
    ['nestedParentheses', nestedParentheses, 'Use commas, or two sentences.'],
  ] as const)('pass the rule %s', (_name, rule, remedy) => {
    expect(faults(content, locale, rule, remedy)).toEqual([]);
  });

  it('are of this language and no other', () => {
    const rule: Rule = (text) => wrongLanguage(text, locale);
    expect(faults(content, locale, rule, 'Translate it.')).toEqual([]);
  });

  it('leave no placeholder behind', () => {
    expect(faults(prose, locale, leftovers, 'Give the placeholder a value.')).toEqual([]);
  });
});

describe('the English texts', () => {
  it.each([
    ['spacedPercent', spacedPercent, 'Write 70%, without a space.'],
    ['spanishWords', spanishWords, 'Write it in English.'],
    ['britishSpelling', britishSpelling, 'Use the American spelling.'],
    ['wrongContractions', wrongContractions, 'Write both words in full.'],
  ] as const)('pass the rule %s', (_name, rule, remedy) => {
    expect(faults(content, 'en', rule, remedy)).toEqual([]);
  });
});

describe('the Spanish texts', () => {
  it.each([
    ['tightPercent', tightPercent, 'Write 70&nbsp;%, with a hard space.'],
    ['openingMarks', openingMarks, 'Open it with ¿ or ¡.'],
    ['avoidedSpanish', avoidedSpanish, 'Use the word that all of Latin America uses.'],
    ['spanishCalques', spanishCalques, 'It reads like a translation: say it in other words.'],
    ['englishWords', englishWords, 'Write it in Spanish.'],
  ] as const)('pass the rule %s', (_name, rule, remedy) => {
    expect(faults(content, 'es', rule, remedy)).toEqual([]);
  });

  it('use tú where the site speaks to a visitor', () => {
    expect(faults(marketing, 'es', formalAddress, 'Use the form of tú.')).toEqual([]);
  });

  it('use usted or neither form on risk, policies, orders, and licenses', () => {
    expect(faults(formal, 'es', familiarAddress, 'Use usted, or neither form.')).toEqual([]);
  });
});
