import type { Locale } from '@otm/schema';
import { syllable } from 'syllable';
import { sentencesOf } from './sentences.ts';
import { spanishSyllables } from './syllables.ts';

/** The counts of a text that the formulas of reading ease need. */
export interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/** The Flesch–Kincaid grade: years of school that an English text asks for. */
export const fleschKincaid = ({ sentences, words, syllables }: Counts): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

/**
 * The INFLESZ scale: Szigriszt's perspicuity of a Spanish text; below 40 very hard, 55 and above
 * normal, above 80 very easy.
 */
export const inflesz = ({ sentences, words, syllables }: Counts): number =>
  206.84 - 62.3 * (syllables / words) - words / sentences;

const syllablesOf = { en: syllable, es: spanishSyllables } as const;

/** A digit counts as one syllable, a letter word by its language. */
const spoken = (word: string, locale: Locale): number =>
  /\d/.test(word) ? word.replace(/\D/g, '').length : syllablesOf[locale](word);

/** Titles, labels and cells end without a mark; they would shorten the average sentence. */
const isProse = (text: string): boolean => /[.?!…][”»)]?$/.test(text);

/** Counts the sentences among some texts, and their words and syllables. */
export const countsOf = (texts: readonly string[], locale: Locale): Counts => {
  const byWord = new Intl.Segmenter(locale, { granularity: 'word' });
  const prose = texts.filter(isProse);
  const words = prose.flatMap((text) =>
    [...byWord.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  );
  return {
    sentences: prose.reduce((sum, text) => sum + sentencesOf(text, locale).length, 0),
    words: words.length,
    syllables: words.reduce((sum, word) => sum + spoken(word, locale), 0),
  };
};

/** How a language measures reading ease. */
export interface Scale {
  readonly name: string;
  readonly measure: (counts: Counts) => number;
  /** The hardest value that marketing and articles may have. */
  readonly limit: number;
  /** Whether a greater value is harder to read. */
  readonly risesWithDifficulty: boolean;
}

/** The scale and the limit of each language. */
export const scales: Readonly<Record<Locale, Scale>> = {
  en: { name: 'Flesch–Kincaid grade', measure: fleschKincaid, limit: 9, risesWithDifficulty: true },
  es: { name: 'INFLESZ', measure: inflesz, limit: 55, risesWithDifficulty: false },
};

/** Whether a value is within a scale's limit. */
export const isEasy = (value: number, { limit, risesWithDifficulty }: Scale): boolean =>
  risesWithDifficulty ? value <= limit : value >= limit;
