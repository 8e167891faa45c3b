// @vitest-environment happy-dom
import { SessionChart } from '@otm/charts';
import { type Article, defaultLocale } from '@otm/schema';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articlePicture, featuredPicture } from '../../src/features/charts/article-picture.ts';
import { chartTexts } from '../../src/features/charts/chart-texts.ts';
import type { SessionPicture } from '../../src/features/charts/session.ts';
import { features, posts } from '../../src/library.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderPage } from './documents.tsx';
import { sampleAssets } from './testing/sample-assets.ts';

/** Every drawn line of a picture, without its size, its texts, and the names of its parts. */
const linesOf = (svg: string) =>
  svg.replace(/^<svg[^>]*>|<(title|desc|text)[^>]*>.*?<\/\1>| (?:id|aria-\w+)="[^"]*"/gs, '');

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const chartsIn = (body: ParentNode) =>
  [...body.querySelectorAll('svg.otm-chart')].map(({ outerHTML }) => linesOf(outerHTML));

const drawn = (picture: SessionPicture) =>
  chartsIn(
    parse(
      renderToStaticMarkup(
        createElement(SessionChart, { ...picture, texts: chartTexts[defaultLocale], size: 'card' }),
      ),
    ),
  );

/** The pictures on the page of an article, and that of its preview. */
function picturesOf(article: Article, route: string): ReadonlySet<string> {
  const page = sitePages().find(
    (it) =>
      it.route === route &&
      it.locale === defaultLocale &&
      it.path.endsWith(`/${article.slug[defaultLocale]}`),
  );
  if (!page) throw new Error(`${article.slug.en} has no page.`);
  const html = renderPage(page, sampleAssets, { indexable: true });
  return new Set([...chartsIn(parse(html)), ...drawn(articlePicture(article))]);
}

const articles = [
  ...features.map((article) => ({ article, route: 'features' })),
  ...posts.map((article) => ({ article, route: 'post' })),
].map(({ article, route }) => ({
  slug: article.slug[defaultLocale],
  pictures: picturesOf(article, route),
}));

describe('the pictures of articles and posts', () => {
  it.each(articles)('$slug shows no picture that another one shows', ({ slug, pictures }) => {
    const sharedWith = articles.filter(
      (other) => other.slug !== slug && [...other.pictures].some((it) => pictures.has(it)),
    );
    expect(sharedWith.map((other) => other.slug)).toEqual([]);
    expect(pictures.size).toBeGreaterThan(0);
  });

  it('differ between a featured post and its preview', () => {
    const [newest] = posts.slice(-1);
    if (!newest) throw new Error('The blog has no post.');
    expect(drawn(featuredPicture(newest))).not.toEqual(drawn(articlePicture(newest)));
  });
});
