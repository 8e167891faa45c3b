import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { freeIndicators } from '../free-indicators.ts';
import { checkoutUrl } from './checkout-url.ts';
import { plans } from './plans.ts';
import { products } from './products.ts';

const items = [
  ...Object.values(plans)
    .flat()
    .flatMap(({ item, instalments }) => (instalments ? [item, instalments.item] : [item])),
  ...products.map(({ item }) => item),
  ...freeIndicators.map(({ downloadItem }) => downloadItem),
];

describe.each(business.checkouts)('the $id checkout', (provider) => {
  it.each([...new Set(items)])('sells %s at an https URL', (item) => {
    const url = new URL(checkoutUrl(provider, item));
    expect(url.protocol).toBe('https:');
    expect(url.pathname.endsWith(`/${provider.id}/${item}`)).toBe(true);
  });
});

it('keeps every item at the URL of the checkout', () => {
  const [provider] = business.checkouts;
  expect(checkoutUrl(provider, '../x?y#z')).toBe(`${provider.address}/..%2Fx%3Fy%23z`);
});
