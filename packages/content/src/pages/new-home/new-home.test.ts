import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../format.ts';
import * as content from '../../index.ts';
import { textsOf } from '../../texts-of.ts';
import * as pages from '../index.ts';

const { newHomePage, ...otherPages } = pages;
const others = { ...content, ...otherPages };

describe.each(locales)('the alternative landing page in %s', (locale) => {
  const { plans, testimonials } = newHomePage[locale];

  it('has three monthly plans, the middle one set off', () => {
    const prices = plans.items.map(({ price }) => price);
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(plans.items.map(({ tag }) => Boolean(tag))).toEqual([false, true, false]);
  });

  it('keeps its prices to itself', () => {
    const prices = plans.items.map(({ price }) => formatMoney(price, locale));
    const pattern = new RegExp(`(?:${prices.join('|').replaceAll('$', '\\$')})(?!\\d)`);
    expect(textsOf(others, locale).filter(({ text }) => pattern.test(text))).toEqual([]);
    const monthly = plans.items.map(({ price }) => price);
    const amounts = [...others.plans[locale], ...others.products].map(({ price }) => price);
    expect(amounts.filter((amount) => monthly.includes(amount))).toEqual([]);
  });

  it('marks each testimonial as a sample or names its source, next to the statement', () => {
    const unnamed = testimonials.items.filter((item) => !item.sample && !item.source);
    expect(unnamed.map(({ id }) => id)).toEqual([]);
    expect(testimonials.disclosure.text).toMatch(/no guarantee|no garantiza/);
  });
});

it('English calls its plans as the specification does', () => {
  const { items } = newHomePage.en.plans;
  expect(items.map(({ name, tag }) => [name, tag])).toEqual([
    ['Basic', undefined],
    ['Pro', 'Best Value'],
    ['Premium', undefined],
  ]);
});

it('the master class is called as the specification says', () => {
  expect(pages.masterClassPage.en.title).toBe('3 Keys to be a Profitable Trader');
});
