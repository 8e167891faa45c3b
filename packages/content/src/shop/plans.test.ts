import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { indicators } from '../indicators/index.ts';
import { plans } from './plans.ts';

describe.each(locales)('the plans in %s', (locale) => {
  it('include one for every billing, which articles name the lowest price of', () => {
    const sold = new Set(plans[locale].map(({ billing }) => billing));
    expect([...sold].toSorted()).toEqual(['lifetime', 'yearly']);
  });

  it('cost as much in installments as at once', () => {
    const inParts = plans[locale].filter(({ installments }) => installments);
    expect(inParts.map(({ price }) => price)).toEqual(
      inParts.map(({ installments }) => (installments?.count ?? 0) * (installments?.amount ?? 0)),
    );
  });

  it.each(plans[locale])(
    '$name costs more than nothing and less than its regular price',
    (plan) => {
      expect(plan.price).toBeGreaterThan(0);
      expect(plan.price).toBeLessThan(plan.regularPrice);
    },
  );

  it.each(plans[locale])('$name includes every indicator', ({ features }) => {
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
    const chosen = recommended.map(({ billing }) => billing);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it('have ids and checkout items of their own', () => {
    const items = plans[locale].flatMap(({ item, installments }) =>
      installments ? [item, installments.item] : [item],
    );
    expect(new Set(items).size).toBe(items.length);
    expect(new Set(plans[locale].map(({ id }) => id)).size).toBe(plans[locale].length);
  });
});
