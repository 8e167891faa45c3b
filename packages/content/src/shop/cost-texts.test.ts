import { locales, type Plan } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { formatMoney } from '../format.ts';
import { compareBillings } from './compare-billings.ts';
import { costTexts, textsOfPlans } from './cost-texts.ts';
import { plans } from './plans.ts';

describe.each(locales)('the texts about costs in %s', (locale) => {
  const money = (amount: number) => formatMoney(amount, locale);
  const pairs = compareBillings(plans[locale]).map((comparison, index) => ({
    comparison,
    texts: costTexts[locale][index],
  }));

  it.each(pairs)('name every amount of the plans', ({ comparison, texts }) => {
    for (const [index, { saved, yearly }] of comparison.costs.entries()) {
      const { text, title, short } = texts?.years[index] ?? {};
      expect(text).toContain(money(yearly));
      expect(text).toContain(money(comparison.lifetime.price));
      if (saved !== 0) {
        expect(title).toContain(money(Math.abs(saved)));
        expect(short).toContain(money(Math.abs(saved)));
      }
    }
  });

  it.each(pairs)('decide with the prices of the plans', ({ comparison, texts }) => {
    if (comparison.cheaperFrom) expect(texts?.decision).toContain(money(comparison.lifetime.price));
    if (comparison.tier) expect(texts?.decision).toMatch(new RegExp(`^${comparison.tier}: `));
  });
});

describe('the tier', () => {
  const pairOf = (tier: string | undefined): readonly Plan[] =>
    (['yearly', 'lifetime'] as const).flatMap((billing) => {
      const { tier: _, ...found } = plans.es.find((it) => it.billing === billing) ?? {};
      return [{ ...(found as Plan), ...(tier !== undefined && { tier }) }];
    });
  const tiersOf = (offered: readonly Plan[]) => textsOfPlans(offered, 'en').map(({ tier }) => tier);

  it('needs no name if it is the only one', () => {
    expect(tiersOf(pairOf(undefined))).toEqual([undefined]);
  });

  it('has a name next to others', () => {
    const offered = [...pairOf(undefined), ...pairOf('Studio')];
    expect(tiersOf(offered)).toEqual([business.product, 'Studio']);
  });
});
