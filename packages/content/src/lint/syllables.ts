/** The letters that sound: h is mute, and y is a vowel unless one follows it. */
const asSpoken = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('h', '')
    .replace(/y(?![aeiouáéíóúü])/g, 'i');

/**
 * The syllables of a Spanish word: each of a, e, o and each accented vowel is the core of one; i and
 * u lean on a neighbour, and make a syllable only where they stand without one. Never none.
 */
export const spanishSyllables = (word: string): number => {
  const runs = asSpoken(word).match(/[aeiouáéíóúü]+/g) ?? [];
  const cores = runs.map((run) => run.match(/[aeoáéíóú]/g)?.length ?? 1);
  return cores.reduce((sum, count) => sum + count, 0) || 1;
};
