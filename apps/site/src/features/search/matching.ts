/** Whether a word of a query matches longer ones: the last may be unfinished. */
export const matchesAsPrefix = (word: string, isLast: boolean): boolean =>
  word.length > 3 || isLast;

/** How much of a word of a query may be a typo. */
export const typosIn = (word: string): number | false => (word.length > 3 ? 0.2 : false);
