const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The characters that the site's font includes: Latin as English and Spanish write it, digits, and
 * the punctuation in use. A browser draws any other one in the fallback face, which has the same
 * measures. Each pair of brackets or quotes costs about 0.4 KB of kerning.
 */
export const fontCharacters = [
  ` ${letters}${letters.toUpperCase()}0123456789`,
  'áéíóúñüÁÉÍÓÚÑ',
  '\u00a0.,:;…!?¡¿\'"’“”«»–()/@%$+-&×©·',
].join('');
