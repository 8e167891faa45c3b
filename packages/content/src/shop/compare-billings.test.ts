import { locales, type Plan } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { compareBillings } from './compare-billings.ts';
import { plans } from './plans.ts';

const plan = (changes: Partial<Plan>): Plan => ({
  id: 'id',
  name: 'name',
  billing: 'yearly',
  price: 100,
  regularPrice: 200,
  period: '',
  features: [],
  action: '',
  item: 'item',
  colors: ['', ''],
  ...changes,
});
const compareOne = (yearly: number, lifetime: number) =>
  compareBillings([plan({ price: yearly }), plan({ billing: 'lifetime', price: lifetime })])[0];

it('adds up one payment a year', () => {
  expect(compareOne(390, 790)?.costs.map((cost) => cost.yearly)).toEqual([
    390, 780, 1170, 1560, 1950,
  ]);
});

it.each([
  [390, 790, 3],
  [490, 890, 2],
  [100, 90, 1],
  [100, 100, 2],
  [100, 499, 5],
  [100, 500, undefined],
])('a yearly %d and a lifetime %d meet at payment %s', (yearly, lifetime, payment) => {
  expect(compareOne(yearly, lifetime)?.cheaperFrom?.years).toBe(payment);
});

it('pairs plans by tier, in any order', () => {
  const pairs = compareBillings([
    plan({ id: 'once-b', billing: 'lifetime', tier: 'B' }),
    plan({ id: 'a', tier: 'A' }),
    plan({ id: 'b', tier: 'B' }),
    plan({ id: 'once-a', billing: 'lifetime', tier: 'A' }),
  ]);
  expect(pairs.map(({ yearly, lifetime }) => [yearly.id, lifetime.id])).toEqual([
    ['a', 'once-a'],
    ['b', 'once-b'],
  ]);
});

it('leaves out a yearly plan without a lifetime plan of its tier', () => {
  expect(compareBillings([plan({ tier: 'A' }), plan({ billing: 'lifetime' })])).toEqual([]);
});

describe.each(locales)('the plans in %s', (locale) => {
  it('are compared in every tier that is sold both yearly and for life', () => {
    const tiersOf = (billing: Plan['billing']) =>
      new Set(plans[locale].filter((it) => it.billing === billing).map(({ tier }) => tier));
    const lifetimeTiers = tiersOf('lifetime');
    const compared = compareBillings(plans[locale]).map(({ tier }) => tier);
    expect(compared).toEqual([...tiersOf('yearly')].filter((tier) => lifetimeTiers.has(tier)));
  });
});
