// @vitest-environment happy-dom
import { business, products } from '@otm/content';
import { type Locale, locales } from '@otm/schema';
import { cleanup } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../config/config.ts';
import { chatLink } from '../../features/chat/contact.ts';
import { buy } from '../../routes/buy.ts';
import { pathTo } from '../../routes/links.ts';
import { order } from '../../routes/order.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OrderPage } from '../order/order-page.tsx';
import { BuyPage } from './buy-page.tsx';

/** Things that the pages name, and a link that has to be near. */
const named = (locale: Locale): readonly (readonly [words: RegExp, url: string])[] => [
  [/\badvisor\b|\basesor\b/i, endpoints.outside(business.booking)],
  [/\bin the chat\b|\ben el chat\b/i, chatLink()],
  [/\bcommunity\b|\bcomunidad\b/i, endpoints.outside(business.community.telegram)],
  [/\bmachine ID\b.*\bform\b|\bform\b.*\bID\b|\bformulario\b.*\bID\b/i, pathTo('licence', locale)],
  [/\brefund\b|\bthe policies\b|\breembolso\b|\blas políticas\b/i, pathTo('policies', locale)],
  [
    /\bfree (?:versions|indicators)\b|\btwo free\b|\bversiones gratis\b|\bindicadores gratis\b/i,
    pathTo('freeIndicators', locale, { id: 'deltabar' }),
  ],
];

/** The sentences of a page that name something without a link to it in their question or section. */
function unlinked(locale: Locale): readonly string[] {
  const texts = [...document.querySelectorAll('p, dd, li > span')];
  return texts.flatMap((element) => {
    const text = element.textContent ?? '';
    const around = element.closest('details, section') ?? document.body;
    const urls = [...around.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return named(locale).flatMap(([words, url]) =>
      words.test(text) && !urls.includes(url) ? [`“${text}” lacks a link to ${url}`] : [],
    );
  });
}

afterEach(cleanup);

describe.each(locales)('in %s, a sentence that names something is near its link', (locale) => {
  const expectLinks = (page: ReactNode, route: 'buy' | 'order') => {
    renderInShell(page, locale, route);
    expect(unlinked(locale)).toEqual([]);
  };

  it('on the pricing page', () => {
    expectLinks(createElement(BuyPage, buy.load({}, locale)), 'buy');
  });

  it.each([...products.entries()])('on the order page %i', (id) => {
    expectLinks(createElement(OrderPage, order.load({ id: String(id) }, locale)), 'order');
  });

  it('on the order page without a product', () => {
    expectLinks(createElement(OrderPage, order.load({ id: 'none' }, locale)), 'order');
  });

  it('and every link to another site goes to its stand-in in the sandbox', () => {
    renderInShell(createElement(BuyPage, buy.load({}, locale)), locale, 'buy');
    const urls = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(urls.filter((url) => /^https?:/.test(url))).toEqual([]);
  });
});

it('notices a sentence without its link', () => {
  const text = createElement('p', null, 'Meet an advisor.');
  renderInShell(createElement('section', null, text), 'en', 'buy');
  expect(unlinked('en')).toHaveLength(1);
});
