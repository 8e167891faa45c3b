import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PageView } from '../../src/app/page-view.tsx';
import { type Build, BuildContext } from '../../src/islands/build-context.ts';
import { routes } from '../../src/routes/index.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { markOf, withParts } from '../shared-parts.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { fallbacks } from './hosting.ts';

/** Build results that documents refer to. */
export interface RenderAssets extends DocumentAssets, Omit<Build, 'share' | 'toHtml'> {}

/** The HTML of the parts that documents share, by key. */
export type SharedParts = Map<string, string>;

/** A document before its styles and its shared parts are filled in. */
interface Draft {
  readonly file: string;
  readonly html: string;
}

/** The file of a path. Flat, so that no host has to add a slash. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/**
 * Renders every document, one at a time: pages, those for unknown parameters, and redirects. Whoever
 * writes them needs the memory of one.
 */
export function* renderDocuments(assets: RenderAssets, parts: SharedParts): Generator<Draft> {
  for (const page of sitePages()) {
    const { indexable } = routes[page.route];
    yield { file: fileOf(page.path), html: renderDraft(page, assets, { indexable, parts }) };
  }
  for (const { file, page, bare } of fallbacks()) {
    const html = renderDraft(page, assets, { indexable: false, parts });
    yield { file, html };
    if (bare) yield { file: fileOf(bare), html };
  }
  for (const { from, page } of siteRedirects())
    yield { file: fileOf(from), html: renderRedirect(page, assets) };
}

interface PageOptions {
  readonly indexable: boolean;
}

/** Renders a page. */
export function renderPage(page: SitePage, assets: RenderAssets, options: PageOptions): string {
  const parts: SharedParts = new Map();
  const html = renderDraft(page, assets, { ...options, parts });
  return withParts(html, (key) => parts.get(key) ?? '');
}

/** Renders a page with marks in place of the parts that it shares with others. */
function renderDraft(
  page: SitePage,
  assets: RenderAssets,
  { indexable, parts }: PageOptions & { readonly parts: SharedParts },
): string {
  const { islandUrl, pageScripts, pictureUrl } = assets;
  const share = (key: string, part: ReactNode) => {
    if (!parts.has(key)) parts.set(key, renderToStaticMarkup(part));
    return markOf(key);
  };
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets} indexable={indexable}>
      <BuildContext value={{ islandUrl, pageScripts, pictureUrl, share, toHtml: renderToString }}>
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
