import { syllable } from 'syllable';

/** The syllables of an English word. */
export const englishSyllables = (word: string): number => Math.max(1, syllable(word));

/** Letters that sound like others, or not at all, before vowels are counted. */
const asSpoken = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/qu(?=[eiéí])|h/g, (letters) => letters.replace(/[uh]/g, ''))
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y(?![aeiouáéíóúü])/g, 'i');

/**
 * The syllables of a Spanish word: each of a, e, o and each accented vowel is the core of one;
 * i and u lean on a neighbour, and make a syllable only where they stand without one.
 */
export const spanishSyllables = (word: string): number => {
  const runs = asSpoken(word).match(/[aeiouáéíóúü]+/g) ?? [];
  const cores = runs.map((run) => run.match(/[aeoáéíóú]/g)?.length ?? 1);
  return Math.max(
    1,
    cores.reduce((sum, count) => sum + count, 0),
  );
};
