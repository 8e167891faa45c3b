/** A word within a text. */
export interface Word {
  /** Start and end, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Its normalized form. */
  readonly plain: string;
}

/** Normalizes a text for comparison: no accents, no capitals. */
export const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the normalized words of a text, without their places. */
export const plainWordsOf = (text: string): readonly string[] =>
  plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of a text: runs of letters, marks and digits. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainOf(word),
  }));
