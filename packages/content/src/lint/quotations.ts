import { type Locale, locales } from '@otm/schema';
import { newHomePage } from '../pages/index.ts';
import { reviewTexts } from '../reviews.ts';
import { ownerFacts } from '../shop/owner-facts.ts';
import type { Rule } from './rules.ts';

const reviewsIn = (locale: Locale) => [
  ...reviewTexts[locale],
  ...newHomePage[locale].testimonials.items,
];

/** The quotes of real reviews, which no one but the customer may reword. */
export const realQuotes: readonly string[] = locales.flatMap((locale) =>
  reviewsIn(locale).flatMap(({ name, quote, sample }) => (sample ? [] : [quote, name])),
);

/** The owner's answers, whose wording is the owner's. */
const answers: readonly string[] = locales.flatMap((locale) =>
  Object.values(ownerFacts).flatMap(({ answer }) => answer?.[locale] || []),
);

/** Returns a text without what customers and the owner have said in their own words. */
export function withoutQuotations(
  text: string,
  quotes: readonly string[] = realQuotes,
  stated: readonly string[] = answers,
): string {
  if (quotes.includes(text)) return '';
  return stated.reduce((rest, answer) => rest.replaceAll(answer, ''), text).trim();
}

/** Returns a rule that passes what customers and the owner have said in their own words. */
export const forOwnProse =
  (rule: Rule): Rule =>
  (text) =>
    rule(withoutQuotations(text));
