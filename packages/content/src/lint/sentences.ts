import type { Locale } from '@otm/schema';

/** The sentences of a text, by the rules of its language. */
export const sentencesOf = (text: string, locale: Locale): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );
