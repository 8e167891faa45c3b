import { indicatorIds, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { homeIndicators } from './home-indicators.ts';
import { indicators } from './index.ts';
import { specifiedIndicators } from './specified-indicators.ts';

it('lists all in the order of their ids', () => {
  expect(indicators.map(({ id }) => id)).toEqual(indicatorIds);
});

const specified = indicators.filter(({ id }) => specifiedIndicators.includes(id));

it('has the eight of the specification, in its order', () => {
  expect(specified.map(({ id }) => id)).toEqual(specifiedIndicators);
});

it('has the slugs of the articles', () => {
  const parts = specified.map(({ slug }) => slug.replace(`${business.productSlug}-`, ''));
  expect(parts).toEqual([
    'algorithms',
    'delta-swing',
    'delta-micro',
    'delta-cumulative',
    'delta-bar',
    'volume-profile',
    'wap',
    'bar-timer',
  ]);
});

it('the home page shows seven of them', () => {
  expect(homeIndicators.map(({ title }) => title)).toEqual([
    'Algorithms',
    'Delta Swing',
    'Delta Micro',
    'Delta Cumulative',
    'Delta Bar',
    'Volume Profile',
    'VWAP',
  ]);
});

describe.each(locales)('in %s', (locale) => {
  it.each(indicators)('$title has one sentence and two or three parts', ({ summary, details }) => {
    expect(summary[locale].match(/\.(?:\s|$)/g)).toHaveLength(1);
    expect([2, 3]).toContain(details[locale].length);
  });

  it.each(homeIndicators)('$title says when not to trust it', ({ details }) => {
    expect(details[locale].at(-1)?.title).toBe(
      { en: 'When not to trust it', es: 'Cuándo desconfiar' }[locale],
    );
  });
});
