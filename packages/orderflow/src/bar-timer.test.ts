import { expect, it } from 'vitest';
import { barTimer } from './bar-timer.ts';

it.each([
  [0, 100],
  [24_999, 100],
  [25_000, 75],
  [49_999, 75],
  [50_000, 50],
  [74_999, 50],
  [75_000, 25],
  [99_999, 25],
  [100_000, 25],
])('after %i of 100,000, returns stage %i', (elapsed, stage) => {
  expect(barTimer(elapsed, 100_000)).toEqual({ remaining: 100_000 - elapsed, stage });
});

it('returns nothing left of an overdue bar', () => {
  expect(barTimer(120, 100)).toEqual({ remaining: 0, stage: 25 });
});

it('counts trades and contracts like time', () => {
  expect(barTimer(3, 4)).toEqual({ remaining: 1, stage: 25 });
});
