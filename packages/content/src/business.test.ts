import { locales } from '@otm/schema';
import { checkSettings, isMistake, problemLine } from '@otm/schema/settings';
import { expect, it } from 'vitest';
import { business } from './business.ts';
import { captures } from './captures.ts';
import { freeIndicators } from './free-indicators.ts';
import { monthlyPrices } from './shop/monthly-prices.ts';
import { plans } from './shop/plans.ts';
import { products } from './shop/products.ts';

it('the business and the shop have no mistakes; samples may stay until the site goes live', () => {
  const problems = checkSettings({
    environment: {},
    business,
    plans,
    products,
    monthlyPrices,
    freeIndicators: freeIndicators.map(({ downloadItem, id }) => ({ id, downloadItem })),
    reviews: [],
    videos: [],
    unanswered: [],
    withoutCapture: [],
    captures,
    takenPaths: [],
  });
  const mistakes = problems.filter((it) => it.area !== 'environment' && isMistake(it));
  expect(mistakes.map((problem) => problemLine(problem, 'en'))).toEqual([]);
});

it.each(locales)('has the office hours in words, in %s', (locale) => {
  expect(business.hours[locale]).toContain('GMT');
});
