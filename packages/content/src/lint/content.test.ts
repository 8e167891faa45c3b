import { type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { textsOf } from '../texts-of.ts';
import { allContent } from './all-content.ts';
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
} from './rules.ts';
import { wrongLanguage } from './wrong-language.ts';

/** Words that people type into the search may be wrong in any way. */
const { searchSynonyms: _0, ...content } = allContent;
const {
  riskPage,
  policiesPage,
  privacyPage,
  licenseTermsPage,
  accessibilityPage,
  companyPage,
  orderPage,
  licensePage,
  ...marketing
} = content;
/** Pages without templates: their text is shown as it is. */
const { chartTexts: _1, replayTexts: _2, contactPage: _3, uiText: _4, ...untemplated } = content;
const { stageTexts: _8, readingTexts: _9, proofTexts: _10, ...plain } = untemplated;
// The patterns of checkout URLs have placeholders; the settings' rules refuse them in names.
const { licensePage: _5, guidePage: _6, business: _7, ...prose } = plain;
const formal = {
  riskPage,
  policiesPage,
  privacyPage,
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
    ({ text }) => text !== prescribedStatement && !/^otm_|^\[[^\]]+\], /.test(text),
  );

/** The texts that break a rule, as `path: what was found`. */
const faults = (value: unknown, locale: Locale, rule: Rule): string[] =>
  ownTexts(value, locale).flatMap(({ path, text }) =>
    rule(text).map((found) => `${path}: ${found}`),
  );

describe.each(locales)('the texts in %s', (locale) => {
  it('are there, none of them empty or badly spaced', () => {
    const texts = textsOf(content, locale);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ text }) => /^$|^\s|\s$|\s{2}|\n/.test(text))).toEqual([]);
  });

  it.each([
    ['bannedWords', bannedWords],
    ['missingGlyphs', missingGlyphs],
    ['straightQuotes', straightQuotes],
    ['nestedParentheses', nestedParentheses],
  ] as const)('pass the rule %s', (_name, rule) => {
    expect(faults(content, locale, rule)).toEqual([]);
  });

  it('are of this language and no other', () => {
    expect(faults(content, locale, (text) => wrongLanguage(text, locale))).toEqual([]);
  });

  it('leave no placeholder behind', () => {
    expect(faults(prose, locale, leftovers)).toEqual([]);
  });
});

describe('the English texts', () => {
  it.each([
    ['spacedPercent', spacedPercent],
    ['spanishWords', spanishWords],
    ['britishSpelling', britishSpelling],
  ] as const)('pass the rule %s', (_name, rule) => {
    expect(faults(content, 'en', rule)).toEqual([]);
  });
});

describe('the Spanish texts', () => {
  it.each([
    ['tightPercent', tightPercent],
    ['openingMarks', openingMarks],
    ['avoidedSpanish', avoidedSpanish],
    ['spanishCalques', spanishCalques],
    ['englishWords', englishWords],
  ] as const)('pass the rule %s', (_name, rule) => {
    expect(faults(content, 'es', rule)).toEqual([]);
  });

  it('use tú where the site speaks to a visitor', () => {
    expect(faults(marketing, 'es', formalAddress)).toEqual([]);
  });

  it('use usted or neither form on risk, policies, orders, and licenses', () => {
    expect(faults(formal, 'es', familiarAddress)).toEqual([]);
  });
});
