import type { Plan } from '@otm/schema';
import { expect, it } from 'vitest';
import { differingFeatures, showDifferences } from './differing-features.ts';

const plan = (id: string, features: Readonly<Record<string, boolean>>): Plan => ({
  id,
  name: id,
  billing: 'yearly',
  price: 1,
  regularPrice: 2,
  period: '',
  features: Object.entries(features).map(([text, included]) => ({ text, included })),
  action: '',
  item: id,
  colors: ['', ''],
});

const yearly = plan('yearly', { VWAP: true, 'No end': false, Course: true });
const lifetime = plan('lifetime', { VWAP: true, 'No end': true, Course: true });

it('keeps what one plan includes and another does not', () => {
  expect(differingFeatures([yearly, lifetime])).toEqual(['No end']);
});

it('counts a feature that a plan does not mention as not included', () => {
  expect(differingFeatures([yearly, plan('other', { VWAP: true })])).toEqual(['Course']);
});

it('finds no difference between a plan and itself', () => {
  expect(differingFeatures([yearly, yearly])).toEqual([]);
});

it('puts one line for all that is shared above the differences', () => {
  expect(showDifferences([yearly, lifetime], 'All of it').map(({ features }) => features)).toEqual([
    [
      { text: 'All of it', included: true },
      { text: 'No end', included: false },
    ],
    [
      { text: 'All of it', included: true },
      { text: 'No end', included: true },
    ],
  ]);
});
