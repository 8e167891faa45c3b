import { type Article, type BlockOf, type BlockType, type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { findArticle } from '../find.ts';
import { indicators } from '../indicators/index.ts';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { plans } from '../shop/plans.ts';
import { installmentOffers } from '../shop/price-phrases.ts';
import { textsOf } from '../texts-of.ts';
import { nodeLibrary } from './node-library.ts';

const { featureGroups, features, posts } = nodeLibrary;

const blocksOf = <Type extends BlockType>(article: Article, locale: Locale, type: Type) =>
  article.text[locale].blocks.filter((block): block is BlockOf<Type> => block.type === type);

const amountsIn = (value: unknown, locale: Locale) =>
  textsOf(value, locale).flatMap(({ text }) =>
    [...text.matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) => Number(amount.replace(',', ''))),
  );

/** The articles of the guide among these, with their names; an owner may have removed others. */
const published = <Kind>(slugs: readonly (readonly [slug: string, kind: Kind])[]) =>
  slugs.flatMap(([slug, kind]) => {
    const article = findArticle(features, slug);
    return article ? [[slug, article, kind] as const] : [];
  });

it('the menu has headings of the specification, in its order', () => {
  const headings = [
    `${business.product} As A System`,
    'Indicators Explanation',
    'Strategies',
    'Are you ready? Check this to start',
  ];
  const shown = featureGroups.map(({ title }) => title.en);
  expect(shown).toEqual(headings.filter((heading) => shown.includes(heading)));
});

describe.each(locales)('the guide in %s', (locale) => {
  it('explains every indicator that cards and plans name', () => {
    const slugs = features.map(({ slug }) => slug[locale]);
    expect(slugs).toEqual(expect.arrayContaining(indicators.map(({ slug }) => slug)));
  });

  it('names no amount of money but the prices of plans, outside of disclosed results', () => {
    const prices = plans[locale].flatMap(({ price, installments }) =>
      installments ? [price, installments.amount] : [price],
    );
    const blocks = features.flatMap(({ text }) =>
      text[locale].blocks.filter(({ type }) => type !== 'results'),
    );
    expect(amountsIn(blocks, locale).filter((amount) => !prices.includes(amount))).toEqual([]);
  });

  it.each(
    published([
      ['momentum-strategy', 'momentum'],
      ['reversals-strategy', 'reversal'],
    ]),
  )('%s has a checklist and the sessions of its own rule', (_slug, article, chart) => {
    expect(blocksOf(article, locale, 'steps')).toHaveLength(1);
    expect(blocksOf(article, locale, 'chart')).toMatchObject([{ chart }]);
  });
});

/** An amount as a number: `–$340` is -340. */
const amountOf = (result: string) => Number(result.replace('$', '').replace('–', '-'));

describe.each(locales)('results in %s', (locale) => {
  const results = [...features, ...posts].flatMap((article) =>
    blocksOf(article, locale, 'results'),
  );

  it('are next to the prescribed statement and a loss of comparable size', () => {
    for (const { examples, disclosure } of results) {
      expect(disclosure.statement).toMatchObject({ text: prescribedStatement, lang: 'en' });
      expect(examples.map(({ outcome }) => outcome)).toEqual(['gain', 'loss']);
      const [gain = 0, loss = 0] = examples.map(({ result }) => amountOf(result));
      expect(gain).toBeGreaterThan(0);
      expect(-loss / gain).toBeGreaterThan(0.9);
    }
  });

  it('of crude oil count ticks of $10', () => {
    for (const { result, text } of results.flatMap(({ examples }) => examples)) {
      const [, from, to] = text.match(/(7\d\.\d\d)\D.*(7\d\.\d\d)\D/) ?? [];
      if (from === undefined) continue;
      const ticks = Math.round((Number(to) - Number(from)) * 100);
      expect(text).toContain(`${Math.abs(ticks)} ticks`);
      expect(amountOf(result)).toBe(ticks * 10);
    }
  });
});

describe.each(locales)('the questions in %s', (locale) => {
  const questions = features
    .flatMap((article) => blocksOf(article, locale, 'questions'))
    .flatMap((block) => block.questions);

  it('are asked once and answered in one to three paragraphs', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { answer } of questions) expect([1, 2, 3]).toContain(answer.length);
  });

  it.each([
    ['plans', indicators.map(({ title }) => title)],
    ['computer', ['8.1', '10', '11', '2012', '1 GHz', '32', '64', '2 GB', '.NET 4.8']],
    ['tick-replay', ['2.5']],
    ['markets', [business.email]],
    ['delivery', [business.hours[locale]]],
    ['another-computer', [business.email]],
    ['installments', [installmentOffers(locale)]],
    ['refund', ['30']],
    ['support', [business.community.telegram.name, business.community.discord.name]],
  ])('answer %s with the facts %j', (id, facts) => {
    const answers = questions.filter((question) => question.id === id);
    for (const { answer } of answers)
      for (const fact of facts) expect(answer.join(' ')).toContain(fact);
  });

  it.each(published([['payments', 'payments']]))(
    'the article %s names every plan that can be paid in parts',
    (_slug, article) => {
      const texts = textsOf(article.text[locale].blocks, locale).map(({ text }) => text);
      expect(texts).toContain(installmentOffers(locale));
    },
  );
});

it('testimonials in articles disclose what they can’t show', () => {
  const must = {
    en: [/not be representative/, /no guarantee/, /is paid/],
    es: [/no ser representativo/, /No garantiza/, /un pago/],
  };
  for (const locale of locales)
    for (const { disclosure } of features.flatMap((it) => blocksOf(it, locale, 'testimonials')))
      for (const statement of must[locale]) expect(disclosure.text).toMatch(statement);
});
