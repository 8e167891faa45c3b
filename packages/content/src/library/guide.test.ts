import { type Article, type BlockOf, type BlockType, type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { indicators } from '../indicators/index.ts';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { plans } from '../shop/plans.ts';
import { instalmentOffers } from '../shop/price-phrases.ts';
import { textsOf } from '../texts-of.ts';
import { nodeLibrary } from './node-library.ts';

const { featureGroups, features, findFeature } = nodeLibrary;

const brand = business.productSlug;

const system = { en: [`how-we-use-${brand}`], es: [`asi-usamos-${brand}`] };
const strategies = {
  en: ['momentum-strategy', 'reversals-strategy'],
  es: ['estrategia-momentum', 'estrategia-reversals'],
};
const ready = {
  en: ['frequently-asked-questions', 'payments', 'reviews'],
  es: ['preguntas-frecuentes', 'pagos', 'opiniones'],
};

const howWeUse = findFeature(`how-we-use-${brand}`);
const momentum = findFeature('momentum-strategy');
const reversals = findFeature('reversals-strategy');
const faq = findFeature('frequently-asked-questions');
const payments = findFeature('payments');
const reviews = findFeature('reviews');

const slugsOf = (articles: readonly Article[], locale: Locale) =>
  articles.map(({ slug }) => slug[locale]);

const blocksOf = <Type extends BlockType>(article: Article, locale: Locale, type: Type) =>
  article.text[locale].blocks.filter((block): block is BlockOf<Type> => block.type === type);

const amountsIn = (value: unknown, locale: Locale) =>
  textsOf(value, locale).flatMap(({ text }) =>
    [...text.matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) => Number(amount.replace(',', ''))),
  );

it('the menu has the four headings of the specification', () => {
  expect(featureGroups.map(({ title }) => title.en)).toEqual([
    `${business.product} As A System`,
    'Indicators Explanation',
    'Strategies',
    'Are you ready? Check this to start',
  ]);
});

describe.each(locales)('the guide in %s', (locale) => {
  it.each([
    ['system', system],
    ['strategies', strategies],
    ['ready', ready],
  ] as const)('has the cards of the heading %s in order', (id, slugs) => {
    const articles = featureGroups.find((group) => group.id === id)?.articles ?? [];
    expect(slugsOf(articles, locale)).toEqual(slugs[locale]);
  });

  it('has 14 cards: the system, eight indicators, two strategies and three to start', () => {
    expect(slugsOf(features, locale)).toEqual([
      ...system[locale],
      ...indicators.map(({ slug }) => slug),
      ...strategies[locale],
      ...ready[locale],
    ]);
  });

  it('names no amount of money but the prices of plans, outside of disclosed results', () => {
    const prices = plans[locale].flatMap(({ price, instalments }) =>
      instalments ? [price, instalments.amount] : [price],
    );
    const blocks = features.flatMap(({ text }) =>
      text[locale].blocks.filter(({ type }) => type !== 'results'),
    );
    expect(amountsIn(blocks, locale).filter((amount) => !prices.includes(amount))).toEqual([]);
  });
});

describe.each(locales)('the card on the system in %s', (locale) => {
  it('leads to each of the eight indicators and to both strategies', () => {
    const links = (['linkedBullet', 'linkedParagraph'] as const).flatMap((type) =>
      blocksOf(howWeUse, locale, type).flatMap((block) => block.links),
    );
    const targets = [...indicators.map(({ slug }) => slug), ...strategies[locale]];
    for (const slug of targets) {
      expect(links).toContain(`${locale === 'es' ? '/es' : ''}/features/${slug}`);
    }
  });
});

describe.each(locales)('the strategies in %s', (locale) => {
  it.each([
    ['momentum', momentum],
    ['reversal', reversals],
  ] as const)('%s has a checklist and the sessions of its own rule', (chart, article) => {
    expect(blocksOf(article, locale, 'steps')).toHaveLength(1);
    expect(blocksOf(article, locale, 'chart')).toMatchObject([{ chart }]);
  });

  it('show results once, beside the prescribed statement and a loss of comparable size', () => {
    const results = features.flatMap((article) => blocksOf(article, locale, 'results'));
    expect(results).toHaveLength(1);
    const [{ examples, disclosure }] = results as [BlockOf<'results'>];
    expect(disclosure.statement).toMatchObject({ text: prescribedStatement, lang: 'en' });
    expect(examples.map(({ outcome }) => outcome)).toEqual(['gain', 'loss']);
    const [gain = 0, loss = 0] = examples.map(({ result }) => Number(result.replace('$', '')));
    expect(gain).toBe(360);
    expect(-loss / gain).toBeGreaterThan(0.9);
  });

  it('count results in ticks of $10', () => {
    const [results] = blocksOf(momentum, locale, 'results');
    for (const { result, text } of results?.examples ?? []) {
      const [, from, to] = text.match(/(7\d\.\d\d)\D.*(7\d\.\d\d)\D/) ?? [];
      const ticks = Math.round((Number(to) - Number(from)) * 100);
      expect(text).toContain(`${Math.abs(ticks)} ticks`);
      expect(Number(result.replace('$', ''))).toBe(ticks * 10);
    }
  });
});

describe.each(locales)('the questions in %s', (locale) => {
  const questions = blocksOf(faq, locale, 'questions').flatMap((block) => block.questions);
  const answer = (number: number) => questions[number - 1]?.answer.join(' ') ?? '';

  it('are twenty, each asked once and answered in one to three paragraphs', () => {
    expect(questions).toHaveLength(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
    for (const { answer } of questions) expect([1, 2, 3]).toContain(answer.length);
  });

  it.each([
    [1, indicators.map(({ title }) => title)],
    [5, ['8.1', '10', '11', '2012', '1 GHz', '32', '64', '2 GB', '.NET 4.8', '1024 × 768']],
    [6, ['2.5']],
    [9, [business.email]],
    [13, [business.hours[locale]]],
    [15, [business.email]],
    [16, [instalmentOffers(locale)]],
    [17, ['30']],
    [20, [business.community.telegram.name, business.community.discord.name]],
  ])('answer %i with the facts %j', (number, facts) => {
    for (const fact of facts) expect(answer(number)).toContain(fact);
  });
});

it.each(locales)(
  'the card on payments names every plan that can be paid in parts: %s',
  (locale) => {
    const texts = textsOf(payments.text[locale].blocks, locale).map(({ text }) => text);
    expect(texts).toContain(instalmentOffers(locale));
  },
);

it('reviews are three samples in each language, with the required disclosure', () => {
  const must = {
    en: [/samples/, /not be representative/, /no guarantee/, /is paid/],
    es: [/muestras/, /no ser representativo/, /No garantiza/, /un pago/],
  };
  for (const locale of locales) {
    const [block] = blocksOf(reviews, locale, 'testimonials');
    expect(block?.reviews.map(({ sample }) => sample)).toEqual([true, true, true]);
    for (const statement of must[locale]) expect(block?.disclosure.text).toMatch(statement);
  }
});
