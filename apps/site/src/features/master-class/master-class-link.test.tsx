// @vitest-environment happy-dom
import { business } from '@otm/content';
import { locales } from '@otm/schema';
import { cleanup } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { features as articles } from '../../library.ts';
import { BuyPage } from '../../pages/buy/buy-page.tsx';
import { FeaturePage } from '../../pages/features/feature-page.tsx';
import { buy } from '../../routes/buy.ts';
import { features } from '../../routes/features.ts';
import { pathTo } from '../../routes/links.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';

const { linksMasterClass } = business;
const setLinked = (value: boolean) => Object.assign(business, { linksMasterClass: value });

afterEach(() => {
  cleanup();
  setLinked(linksMasterClass);
});

describe.each(locales)('in %s', (locale) => {
  const links = () => [...document.querySelectorAll(`a[href="${pathTo('masterClass', locale)}"]`)];
  const slugs = articles.map(({ slug }) => slug[locale]);
  const questions = slugs.filter((slug) =>
    features
      .load({ slug }, locale)
      .article.text[locale].blocks.some(({ type }) => type === 'questions'),
  );
  const showPlans = () =>
    renderInShell(createElement(BuyPage, buy.load({}, locale)), locale, 'buy');
  const showGuide = (slug: string) =>
    renderInShell(createElement(FeaturePage, features.load({ slug }, locale)), locale, 'features');

  it('links to the master class from the plans and from the questions of the guide', () => {
    setLinked(true);
    showPlans();
    expect(links()).toHaveLength(1);
    cleanup();
    expect(questions).toHaveLength(1);
    showGuide(questions[0] ?? '');
    expect(links()).toHaveLength(1);
    expect(links()[0]?.textContent).toMatch(/master class|clase magistral/i);
  });

  it('links to it from no other guide', () => {
    setLinked(true);
    showGuide(slugs.find((slug) => !questions.includes(slug)) ?? '');
    expect(links()).toEqual([]);
  });

  it('links to it nowhere if the owner doesn’t want it', () => {
    setLinked(false);
    showPlans();
    expect(links()).toEqual([]);
    cleanup();
    showGuide(questions[0] ?? '');
    expect(links()).toEqual([]);
  });
});
