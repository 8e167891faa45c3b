import { business } from '@otm/content';
import { locales } from '@otm/schema';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { type Build, BuildContext } from './build-context.ts';
import { isSandbox } from './config/mode.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { renderFeed } from './feed.ts';
import { posts } from './library.ts';
import { cardPictures } from './pictures/card-picture.tsx';
import { feedPath } from './routes/links.ts';
import { siteRedirects } from './routes/redirects.ts';
import type { SitePage } from './routes/site-page.ts';

export { reached } from './config/config.ts';
export { buildFacts } from './owner/build-facts.ts';
export { hosting } from './routes/hosting.ts';
export { routes } from './routes/index.ts';
export { pathTo } from './routes/links.ts';
export { openPage, sitePages } from './routes/site-pages.ts';
export { searchDocuments } from './search/search-documents.ts';
export { searchStart } from './search/search-setting.ts';
export { renderShareCards } from './share-cards/share-cards.tsx';

export { isSandbox };

/** The site's own origin. */
export const { origin } = business;

/** What the build made, for the documents that it writes. */
export interface RenderAssets extends DocumentAssets, Omit<Build, 'toHtml'> {}

/** The HTML of one address; `location` differs from the page's path where unknown ones share it. */
export function renderPage(
  page: SitePage,
  assets: RenderAssets,
  { indexable, location = page.path }: { readonly indexable: boolean; readonly location?: string },
): string {
  const { pictureOf, sourceOf } = assets;
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets} indexable={indexable}>
      <StaticRouter location={location}>
        <BuildContext value={{ pictureOf, sourceOf, toHtml: renderToString }}>
          <App />
        </BuildContext>
      </StaticRouter>
    </Document>,
  )}`;
}

/** Every picture that is written as a file: its name, and its SVG without styles. */
export const renderPictures = () =>
  cardPictures().map(({ name, picture }) => ({ name, svg: renderToStaticMarkup(picture) }));

/** The feed of every language: its address and its XML. */
export const renderFeeds = () =>
  locales.map((locale) => ({ path: feedPath(locale), xml: renderFeed(posts, locale) }));

/** Every redirect document: its path and its HTML. */
export const renderRedirects = (assets: RenderAssets) =>
  siteRedirects().map(({ from, page }) => ({
    path: from,
    html: `<!doctype html>${renderToStaticMarkup(
      <Document page={page} assets={assets} indexable={false} isRedirect={true}>
        <a href={page.path}>{page.path}</a>
      </Document>,
    )}`,
  }));
