import type { Locale } from '@otm/schema';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { textsOf } from '../texts-of.ts';
import { allContent as content } from './all-content.ts';
import { countsOf, isEasy, scales } from './reading-ease.ts';

/** How easily a page, an article, a post or the glossary reads in one language. */
export interface Reading {
  /** For example `homePage` or `features/frequently-asked-questions`. */
  readonly name: string;
  readonly words: number;
  readonly value: number;
  /** Whether the limit applies: not to texts that follow a law or a contract. */
  readonly limited: boolean;
  readonly easy: boolean;
}

const { features, posts, featureGroups: _, homeIndicators: __, ...rest } = content;

/** Texts for a contract or the law, which say no more and no less than they must. */
const formal = new Set([
  'riskPage',
  'policiesPage',
  'privacyPage',
  'licenseTermsPage',
  'accessibilityPage',
  'orderPage',
  'licensePage',
  'reviews',
  'videoReviews',
]);

/** Too few words for an average to mean something: names, labels, prices. */
const minimumLength = 50;

const sources = (locale: Locale): readonly (readonly [name: string, value: unknown])[] => [
  ...Object.entries(rest),
  ...features.map((article) => [`features/${article.slug[locale]}`, article] as const),
  ...posts.map((post) => [`blog/${post.slug[locale]}`, post] as const),
];

/** The readings of all content in a language, the hardest first. */
export const readingsOf = (locale: Locale): readonly Reading[] => {
  const scale = scales[locale];
  const readings = sources(locale).flatMap(([name, value]): Reading[] => {
    const texts = textsOf(value, locale).flatMap(({ text }) =>
      text === prescribedStatement ? [] : [text],
    );
    const counts = countsOf(texts, locale);
    if (counts.words < minimumLength) return [];
    const ease = scale.measure(counts);
    const limited = !formal.has(name);
    return [{ name, words: counts.words, value: ease, limited, easy: isEasy(ease, scale) }];
  });
  const direction = scale.risesWithDifficulty ? -1 : 1;
  return readings.toSorted((a, b) => direction * (a.value - b.value));
};
