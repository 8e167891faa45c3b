import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from './random.ts';

const numbers = (seed: number, count: number) => {
  const next = random(seed);
  return Array.from({ length: count }, next);
};

describe('random', () => {
  it('returns the same numbers for the same seed', () => {
    expect(numbers(7, 100)).toEqual(numbers(7, 100));
  });

  it('returns other numbers for a neighboring seed, from the first one on', () => {
    for (let seed = 0; seed < 200; seed += 1)
      expect(numbers(seed, 1)[0]).not.toBe(numbers(seed + 1, 1)[0]);
  });

  it('never leaves its range, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const number of numbers(seed, 50)) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(1);
        }
      }),
    );
  });

  it('does not get stuck at a seed of zero', () => {
    expect(new Set(numbers(0, 50)).size).toBe(50);
  });

  it('spreads over its range evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const number of numbers(42, 10_000)) {
      const tenth = Math.floor(number * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
