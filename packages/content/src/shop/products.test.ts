import { indicatorIds } from '@otm/schema';
import { expect, it } from 'vitest';
import { products } from './products.ts';

const [pack, ...parts] = products;

it.each(products)('$id costs more than nothing', ({ price }) => {
  expect(price).toBeGreaterThan(0);
});

it('every product has an id and a checkout item of its own', () => {
  for (const key of ['id', 'item'] as const)
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
});

it('the pack comes first, knows what its parts cost one by one, and costs less', () => {
  const sum = parts.reduce((total, { price }) => total + price, 0);
  expect(pack?.partsTotal).toBe(sum);
  expect(pack?.price).toBeLessThan(sum);
  expect(parts.some((part) => 'partsTotal' in part)).toBe(false);
});

it('every part shows the chart of its indicator', () => {
  expect(pack?.indicator).toBeUndefined();
  for (const { indicator } of parts) expect(indicatorIds).toContain(indicator);
});
