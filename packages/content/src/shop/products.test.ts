import { expect, it } from 'vitest';
import { products } from './products.ts';

it('the six products cost what the price list says, in the order of their order pages', () => {
  expect(products.map(({ id, price }) => [id, price])).toEqual([
    ['pack', 497],
    ['swing', 288],
    ['micro', 288],
    ['profile', 192],
    ['cumulative', 192],
    ['vwap', 192],
  ]);
});

it('the pack says what its parts cost one by one', () => {
  const [pack, ...parts] = products;
  expect(pack?.partsTotal).toBe(1152);
  expect(parts.reduce((sum, { price }) => sum + price, 0)).toBe(1152);
  expect(parts.some((part) => 'partsTotal' in part)).toBe(false);
});

it('every part shows the chart of its indicator', () => {
  expect(products.map(({ indicator }) => indicator)).toEqual([
    undefined,
    'swing',
    'micro',
    'profile',
    'cumulative',
    'vwap',
  ]);
});
