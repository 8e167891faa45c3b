import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PageView } from '../../src/app/page-view.tsx';
import { type Build, BuildContext } from '../../src/islands/build-context.ts';
import { routes } from '../../src/routes/index.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { fallbacks } from './hosting.ts';

/** Build results that documents refer to. */
export interface RenderAssets extends DocumentAssets, Omit<Build, 'toHtml'> {}

/** A document before its styles are filled in. */
export interface Draft {
  readonly file: string;
  readonly html: string;
}

/** The file of a path. Flat, so that no host has to add a slash. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** Renders every document: pages, those for unknown parameters, and redirects. */
export const renderDocuments = (assets: RenderAssets): readonly Draft[] => [
  ...sitePages().map((page) => ({
    file: fileOf(page.path),
    html: renderPage(page, assets, { indexable: routes[page.route].indexable }),
  })),
  ...fallbacks().flatMap(({ file, page, bare }) => {
    const html = renderPage(page, assets, { indexable: false });
    return [file, ...(bare ? [fileOf(bare)] : [])].map((path) => ({ file: path, html }));
  }),
  ...siteRedirects().map(({ from, page }) => ({
    file: fileOf(from),
    html: renderRedirect(page, assets),
  })),
];

/** Renders a page. */
export function renderPage(
  page: SitePage,
  assets: RenderAssets,
  { indexable }: { readonly indexable: boolean },
): string {
  const { islandUrl, pictureUrl } = assets;
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets} indexable={indexable}>
      <BuildContext value={{ islandUrl, pictureUrl, toHtml: renderToString }}>
        <PageView page={page} />
      </BuildContext>
    </Document>,
  )}`;
}

/** Renders the document of a path that redirects to a page. */
export const renderRedirect = (page: SitePage, assets: RenderAssets): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets} indexable={false} isRedirect={true}>
      <a href={page.path}>{page.path}</a>
    </Document>,
  )}`;
