import { describe, expect, it } from 'vitest';
import { findFreeIndicator, findProduct } from './find.ts';
import { freeIndicators } from './free-indicators.ts';
import { products } from './shop/products.ts';

describe('findFreeIndicator', () => {
  it.each(freeIndicators.map(({ id }) => id))('finds %s', (id) => {
    expect(findFreeIndicator(id).id).toBe(id);
  });

  it.each([
    undefined,
    '',
    'unknown',
    'DELTABAR',
    'deltabar/',
    '0',
    'constructor',
    '__proto__',
    'toString',
    '%00',
  ])('answers %j with the first', (id) => {
    expect(findFreeIndicator(id)).toBe(freeIndicators[0]);
  });
});

describe('findProduct', () => {
  it.each(products.map((product, index) => [`${index}`, product] as const))(
    'finds the product of order %s',
    (id, product) => {
      expect(findProduct(id)).toBe(product);
    },
  );

  it.each([
    undefined,
    '',
    `${products.length}`,
    '-1',
    '-0',
    '+1',
    '1e9',
    '1e0',
    '1.5',
    '1.0',
    '01',
    '00',
    '0x1',
    '%30',
    ' 1',
    '1 ',
    '1\n',
    '１',
    'Infinity',
    'NaN',
    '9'.repeat(400),
    'length',
    'map',
    'constructor',
    '__proto__',
    'toString',
  ])('answers %j with nothing', (id) => {
    expect(findProduct(id)).toBeUndefined();
  });
});
