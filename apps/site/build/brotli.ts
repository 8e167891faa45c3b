import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Compressed documents above this many bytes may need a second round trip, as their headers come first.
 * The limit is 14,600 bytes with about 600 of headers.
 */
const nearLimit = 13_700;

const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Ways to write distances, `[NPOSTFIX, NDIRECT]`: each text has one that suits it best. */
const distances = [
  [0, 0],
  [0, 1],
  [0, 4],
  [0, 5],
  [0, 10],
  [0, 12],
  [1, 2],
  [1, 4],
  [1, 16],
  [1, 20],
  [1, 24],
  [2, 0],
  [2, 4],
  [2, 8],
  [2, 12],
  [2, 24],
  [2, 28],
  [2, 48],
  [3, 0],
  [3, 32],
  [3, 48],
  [3, 64],
].map(([postfix = 0, direct = 0]) => ({
  ...best,
  // Large enough for any document.
  [constants.BROTLI_PARAM_LGWIN]: 17,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
}));

/** Compresses a text, and looks for better settings where some bytes decide about a round trip. */
export function brotli(text: Buffer): Buffer {
  const usual = brotliCompressSync(text, { params: best });
  if (usual.length <= nearLimit || usual.length > nearLimit + 1_000) return usual;
  return distances
    .map((params) => brotliCompressSync(text, { params }))
    .reduce((smallest, it) => (it.length < smallest.length ? it : smallest), usual);
}

/** Changes with the settings: a part of the name of cached files. */
export const brotliVersion = JSON.stringify([nearLimit, distances]);
