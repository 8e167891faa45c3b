/**
 * The syllables of a Spanish word, one at least. Each of a, e, o and each accented vowel is the core
 * of one; i and u join a neighbor, and make a syllable only without one. The
 * letter h is mute, and y never makes a syllable of its own beside a vowel.
 */
export const spanishSyllables = (word: string): number => {
  const spoken = word.normalize('NFC').toLowerCase().replaceAll('h', '');
  const runs = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
  const cores = runs.map((run) => run.match(/[aeoáéíóú]/g)?.length ?? 1);
  return cores.reduce((sum, count) => sum + count, 0) || 1;
};
