/**
 * Seeded stream of numbers in [0, 1): mulberry32 (Tommy Ettinger, public domain).
 * Integer arithmetic only, so that every JavaScript engine yields the same bits.
 */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}
