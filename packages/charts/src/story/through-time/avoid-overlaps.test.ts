import { expect, it } from 'vitest';
import { avoidOverlaps } from './avoid-overlaps.ts';

const rounded = (places: readonly number[]) =>
  avoidOverlaps(places).map((place) => Math.round(place * 10) / 10);

it('leaves numbers with room where they are', () => {
  expect(avoidOverlaps([10, 20, 60])).toEqual([10, 20, 60]);
});

it('moves neighbors apart to both sides', () => {
  expect(rounded([40, 42])).toEqual([36.7, 45.3]);
  expect(rounded([20, 40, 41, 42, 80])).toEqual([18.1, 32.4, 41, 49.6, 80]);
});

it('stays within the panels', () => {
  expect(rounded([1, 2])).toEqual([4.3, 12.9]);
  expect(rounded([84, 85])).toEqual([73.1, 81.7]);
});
