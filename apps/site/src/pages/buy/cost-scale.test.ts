import type { BillingComparison } from '@otm/content';
import { expect, it } from 'vitest';
import { costScale } from './cost-scale.ts';

const scaleOf = (highest: number, price = 0) =>
  costScale({
    costs: [{ years: 1, yearly: highest, saved: 0 }],
    lifetime: { price },
  } as unknown as BillingComparison);

it('starts at zero, at the bottom', () => {
  expect(scaleOf(1950).y(0)).toBe('100%');
});

it('lets a column end at the bottom', () => {
  const { y, height } = scaleOf(1950);
  expect(Number.parseFloat(y(780)) + Number.parseFloat(height(780))).toBeCloseTo(100);
});

it.each([
  [1950, 790],
  [10, 790],
  [1, 0],
])('leaves room above the highest of %d and %d', (yearly, once) => {
  const top = Number.parseFloat(scaleOf(yearly, once).y(Math.max(yearly, once)));
  expect(top).toBeGreaterThan(5);
  expect(top).toBeLessThan(20);
});

it('finds the labels that would overlap the one of the single payment', () => {
  const { isClose } = scaleOf(2000, 900);
  expect([600, 800, 900, 1000, 1200].filter(isClose)).toEqual([800, 900, 1000]);
});

it.each([
  [1950, [1000, 2000]],
  [1500, [500, 1000, 1500]],
  [1, [0.5, 1]],
  [900_000, [500_000, 1_000_000]],
])('draws up to four lines at round amounts below %d', (highest, lines) => {
  expect(scaleOf(highest).lines).toEqual(lines);
});
