import { type Article, type Block, isHref, type Locale, locales } from '@otm/schema';
import { scaffoldText } from '@otm/schema/settings';
import { describe, expect, it } from 'vitest';
import { contractVariables } from '../contracts.ts';
import { formatMoney } from '../format.ts';
import { nodeLibrary } from '../library/node-library.ts';
import { plans } from '../shop/plans.ts';
import { textsOf } from '../texts-of.ts';
import { fileOf } from './file-of.ts';

const { features, glossary, posts } = nodeLibrary;

const articles: readonly Article[] = [...features, ...posts];
const named = articles.map((article) => [article.slug.en, article] as const);
const terms = new Set(glossary.map(({ id }) => id));

const hrefsOf = (block: Block): readonly string[] => {
  switch (block.type) {
    case 'linkedParagraph':
    case 'linkedBullet':
      return block.links;
    case 'keywordLinks':
      return Object.values(block.links);
    case 'externalLink':
      return [block.href];
    case 'image':
    case 'inlineImage':
      return [block.image.src];
    case 'questions':
      return block.questions.flatMap(({ more = [] }) => more.map(({ href }) => href));
    default:
      return [];
  }
};

const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

const pricesIn = (locale: Locale) =>
  plans[locale].flatMap(({ price, installments }) =>
    [price, ...(installments ? [installments.amount] : [])].map((amount) =>
      formatMoney(amount, locale),
    ),
  );

/** Tick values and the example of position size, which the article on it states in dollars. */
const contractMoney = Object.entries(contractVariables).flatMap(([name, figure]) =>
  /\.(?:tick|value|loss|risk)$/.test(name) ? [`$${figure}`] : [],
);

/** Blocks that every article has. */
const shared = new Set(['byline', 'terms', 'riskNote']);

/** Articles with little to explain. */
const brief = new Set(['payments', 'reviews']);

const wordsOf = (value: unknown, locale: 'en' | 'es') =>
  textsOf(value, locale).reduce((count, { text }) => count + text.split(/\s+/).length, 0);

describe.each(locales)('the slugs of articles in %s', (locale) => {
  it.each([
    ['the guide', features],
    ['the blog', posts],
  ] as const)('are different within %s', (_name, list: readonly Article[]) => {
    const slugs = list.map(({ slug }) => slug[locale]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

it('a slug never means two articles of one kind, whatever its language', () => {
  for (const list of [features, posts]) {
    const owners = new Map<string, Article>();
    for (const article of list) {
      for (const locale of locales) {
        expect(owners.get(article.slug[locale]) ?? article).toBe(article);
        owners.set(article.slug[locale], article);
      }
    }
  }
});

describe.each(named)('%s', (_slug, article) => {
  const { en, es } = article.text;

  it('has plain words as slugs', () => {
    for (const locale of locales) expect(article.slug[locale]).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  });

  it('is made of the same blocks in both languages', () => {
    expect(es.blocks.map(({ type }) => type)).toEqual(en.blocks.map(({ type }) => type));
  });

  it('names money as the price of a plan, as a figure of a contract, or as a result beside its statement', () => {
    for (const locale of locales) {
      const known = [...pricesIn(locale), ...contractMoney];
      const prose = article.text[locale].blocks.filter(({ type }) => type !== 'results');
      const amounts = textsOf(prose, locale).flatMap(
        ({ text }) => text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [],
      );
      expect(amounts.filter((amount) => !known.includes(amount))).toEqual([]);
    }
  });

  it('is dated, and was not changed before it was published', () => {
    const { published, updated = published } = article;
    for (const day of [published, updated])
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(updated >= published).toBe(true);
  });

  it.each(locales)('has enough words of its own in %s, unless it’s a sample', (locale) => {
    // `check:deploy` keeps the sample from visitors until it's written.
    if (scaffoldText.test(article.text[locale].summary)) return;
    const own = article.text[locale].blocks.filter(({ type }) => !shared.has(type));
    const least = brief.has(article.slug.en) ? 300 : 600;
    const words = wordsOf(own, locale);
    const mistake = `${fileOf(article, locale)}:1: There are ${words} words. Write at least ${least}.`;
    expect(words < least ? [mistake] : []).toEqual([]);
  });

  it.each(locales)(
    'has a name for menus of at most 7 words in %s, unless it’s a sample',
    (locale) => {
      const { linkTitle, summary } = article.text[locale];
      if (scaffoldText.test(summary)) return;
      const words = linkTitle.split(/\s+/).length;
      const mistake = `${fileOf(article, locale)}:1: The linkTitle has ${words} words. Shorten it for the menus: two or three words are best.`;
      expect(words > 7 ? [mistake] : []).toEqual([]);
    },
  );

  it.each(locales)('has headings of different words in %s', (locale) => {
    const headings = headingsOf(article.text[locale].blocks);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it.each(locales)('links only where a text may lead, in its own language: %s', (locale) => {
    for (const href of article.text[locale].blocks.flatMap(hrefsOf)) {
      expect(isHref(href)).toBe(true);
      if (href.startsWith('/') && locale === 'es') expect(href).toMatch(/^\/es(\/|$)/);
      if (locale === 'en') expect(href).not.toMatch(/^\/es(\/|$)/);
    }
  });

  it.each(locales)('has a link for each marker in %s', (locale) => {
    for (const block of article.text[locale].blocks) {
      if (block.type !== 'linkedParagraph' && block.type !== 'linkedBullet') continue;
      expect(block.text.match(/\[[^\]]+\]/g)).toHaveLength(block.links.length);
    }
  });

  it('names terms of the glossary', () => {
    const used = en.blocks.flatMap((block) => (block.type === 'terms' ? block.terms : []));
    expect(used.filter((id) => !terms.has(id))).toEqual([]);
  });
});
