/** A word within a text. */
export interface Word {
  /** Where it starts and ends, counted as JavaScript counts. */
  readonly start: number;
  readonly end: number;
  /** How it is compared. */
  readonly plain: string;
}

/** A text as it is compared: without accents and capitals. */
export const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text in order: everything between letters, marks and digits parts them. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainOf(word),
  }));
