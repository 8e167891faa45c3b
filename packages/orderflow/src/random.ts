/**
 * Creates a seeded generator of numbers in [0, 1): xorshift32 (Marsaglia, 2003), the seed spread by
 * the golden ratio so that neighboring seeds differ from the first number on. Integer arithmetic
 * only, so that every JavaScript engine returns the same bits.
 */
export function random(seed: number): () => number {
  // A state of 0 would never change.
  let state = Math.imul(seed, 0x9e3779b1) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
