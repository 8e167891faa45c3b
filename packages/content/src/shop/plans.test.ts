import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { indicators } from '../indicators/index.ts';
import { plans } from './plans.ts';

const table = (locale: 'en' | 'es') =>
  plans[locale].map(({ name, billing, price, regularPrice, instalments }) => [
    name,
    billing,
    price,
    regularPrice,
    instalments ? `${instalments.count} x ${instalments.amount}` : '',
  ]);

it('English has a yearly and a lifetime plan', () => {
  expect(table('en')).toEqual([
    ['Yearly', 'yearly', 390, 499, ''],
    ['Lifetime', 'lifetime', 790, 899, '5 x 158'],
  ]);
});

it('Spanish has Básico and Plus, yearly and for life', () => {
  expect(table('es')).toEqual([
    ['Básico anual', 'yearly', 390, 499, ''],
    ['Plus anual', 'yearly', 490, 599, ''],
    ['Básico de por vida', 'lifetime', 790, 899, '5 x 158'],
    ['Plus de por vida', 'lifetime', 890, 999, '5 x 178'],
  ]);
});

describe.each(locales)('the plans in %s', (locale) => {
  it('cost in parts what they cost at once', () => {
    const inParts = plans[locale].filter(({ instalments }) => instalments);
    expect(inParts.map(({ billing }) => billing)).toEqual(inParts.map(() => 'lifetime'));
    expect(inParts.map(({ price }) => price)).toEqual(
      inParts.map(({ instalments }) => (instalments?.count ?? 0) * (instalments?.amount ?? 0)),
    );
  });

  it.each(plans[locale])('$name costs less than its regular price', ({ price, regularPrice }) => {
    expect(price).toBeLessThan(regularPrice);
  });

  it.each(plans[locale])('$name includes all eight indicators', ({ features }) => {
    const included = features.filter((feature) => feature.included).map(({ text }) => text);
    expect(included).toEqual(expect.arrayContaining(indicators.map(({ title }) => title)));
  });

  it('have the same lines, so that a table can compare them', () => {
    const lines = plans[locale].map(({ features }) => features.map(({ text }) => text));
    expect(new Set(lines.map((line) => line.join('\n'))).size).toBe(1);
    expect(new Set(lines[0]).size).toBe(lines[0]?.length);
  });

  it('recommend at most one for each billing', () => {
    const recommended = plans[locale].filter((plan) => plan.recommended);
    expect(recommended.map(({ billing }) => billing)).toEqual(['lifetime']);
  });

  it('have ids and checkout items of their own', () => {
    const items = plans[locale].flatMap(({ item, instalments }) =>
      instalments ? [item, instalments.item] : [item],
    );
    expect(new Set(items).size).toBe(items.length);
    expect(new Set(plans[locale].map(({ id }) => id)).size).toBe(plans[locale].length);
  });
});

it('only Plus includes the continuation strategy', () => {
  const strategy = plans.es.map(({ name, features }) => [
    name,
    features.filter(({ text }) => text.startsWith('Estrategia')).map(({ included }) => included),
  ]);
  expect(strategy).toEqual([
    ['Básico anual', [false, false]],
    ['Plus anual', [true, true]],
    ['Básico de por vida', [false, false]],
    ['Plus de por vida', [true, true]],
  ]);
});
