import { type Block, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { business } from '../business.ts';
import { nodeLibrary } from '../library/node-library.ts';
import { textsOf } from '../texts-of.ts';
import { blogPage } from './blog.ts';
import { buyPage } from './buy/index.ts';
import { freeIndicatorsPage } from './free-indicators.ts';
import { homePage } from './home.ts';
import { notFoundPage } from './not-found.ts';
import { orderPage } from './order/index.ts';
import { prescribedStatement } from './prescribed-statement.ts';

const { policiesPage, riskPage } = nodeLibrary;

const headings = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

it('has the copy that the specification prescribes on the page for unknown URLs', () => {
  const { title, text, question, action } = notFoundPage.en;
  expect([title, text, question, action]).toEqual([
    'PAGE NOT FOUND',
    'We looked everywhere for this page.',
    'Are you sure the website URL is correct?',
    'Go Back Home',
  ]);
});

it('the fixed labels are to the letter', () => {
  expect(freeIndicatorsPage.en.download).toBe('Download Now');
  expect(freeIndicatorsPage.es.download).toBe('Descargar Ahora');
  expect(blogPage.en.meta.title).toBe('Analysis Software For Volume and Delta');
  expect(blogPage.en.also).toBe(`Also in ${business.product}`);
  expect(blogPage.es.also).toBe(`Tambien en ${business.product}`);
  expect(orderPage.en.policies).toBe('Sales and Return Policies');
  expect(orderPage.en.checkout).toBe('Checkout');
  expect(orderPage.en.lifetime).toBe('Lifetime');
});

it('the risk page makes three statements', () => {
  expect(headings(riskPage.en.blocks)).toEqual(['Risk', 'Hypothetical results', 'Testimonials']);
  expect(headings(riskPage.es.blocks)).toEqual(['Riesgo', 'Resultados hipotéticos', 'Testimonios']);
});

describe.each(locales)('in %s', (locale) => {
  it('the risk page quotes the prescribed statement in English', () => {
    const quotes = riskPage[locale].blocks.filter(({ type }) => type === 'quote');
    expect(quotes).toMatchObject([{ text: prescribedStatement, lang: 'en' }]);
  });

  it('the policies name the 30 days, the download and the business day', () => {
    const text = textsOf(policiesPage, locale)
      .map((found) => found.text)
      .join('\n');
    expect(text).toMatch(/30/);
    expect(text).toContain(business.hours[locale]);
    expect(text).toContain(business.email);
  });

  it('the home page has at least 150 words before any card is opened', () => {
    const { meta, whatIs, ...visible } = homePage[locale];
    const words = textsOf({ visible, whatIs }, locale).flatMap(({ text }) => text.split(/\s+/));
    expect(words.length).toBeGreaterThanOrEqual(150);
  });

  it('the pricing page names the requirements', () => {
    const facts = buyPage[locale].requirements.facts
      .map(({ title, text }) => `${title} ${text}`)
      .join('\n');
    for (const need of [
      '8.1',
      '2012',
      '1 GHz',
      '32',
      '64',
      '2 GB',
      '.NET 4.8',
      '1024',
      'DirectX 10',
    ])
      expect(facts).toContain(need);
  });
});

it('the Spanish risk page labels its translation as informative', () => {
  const { blocks } = riskPage.es;
  const quote = blocks.findIndex(({ type }) => type === 'quote');
  expect(blocks[quote + 1]).toMatchObject({
    type: 'paragraph',
    text: expect.stringMatching(/^Traducción informativa/),
  });
});
