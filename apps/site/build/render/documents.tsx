import { noteRead, type Recorded, recordReads } from '@otm/content';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PageView } from '../../src/app/page-view.tsx';
import { computeOnce } from '../../src/compute-once.ts';
import { type Build, BuildContext } from '../../src/islands/build-context.ts';
import { routes } from '../../src/routes/index.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { buildPart } from '../build-id.ts';
import { markOf, withParts } from '../shared-parts.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { fallbacks } from './hosting.ts';

/** Build results that documents refer to. */
export interface RenderAssets extends DocumentAssets, Omit<Build, 'buildId' | 'share' | 'toHtml'> {
  readonly buildId: string;
}

/** The HTML of the parts that documents share, by key, and what they read. */
export type SharedParts = Map<string, Recorded<string>>;

/** A document to render. */
export interface DocumentPlan {
  readonly file: string;
  readonly page: SitePage;
  /** A page, or a redirect to one. */
  readonly kind: 'page' | 'redirect';
  readonly indexable: boolean;
}

/** The file of a path. Flat, so that no host has to add a slash. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

const planOf = (page: SitePage): DocumentPlan => ({
  file: fileOf(page.path),
  page,
  kind: 'page',
  indexable: routes[page.route].indexable,
});

/** The documents for unknown parameters, and redirects. */
const otherDocuments: () => readonly DocumentPlan[] = computeOnce(() => [
  ...fallbacks().flatMap(({ file, page, bare }) =>
    [file, ...(bare ? [fileOf(bare)] : [])].map(
      (it) => ({ file: it, page, kind: 'page', indexable: false }) as const,
    ),
  ),
  ...siteRedirects().map(
    ({ from, page }) => ({ file: fileOf(from), page, kind: 'redirect', indexable: false }) as const,
  ),
]);

/** Lists every document of the site: pages, those for unknown parameters, and redirects. */
export const listDocuments = (): readonly DocumentPlan[] => [
  ...sitePages().map(planOf),
  ...otherDocuments(),
];

/** The document at a place of that list. A few pages need none of the redirects, which are as many. */
export function documentAt(place: number): DocumentPlan | undefined {
  const pages = sitePages();
  const page = pages[place];
  return page ? planOf(page) : otherDocuments()[place - pages.length];
}

/**
 * Renders a document, with marks in place of its styles and of the parts that it shares with others.
 * Only one document has to be in memory at a time.
 */
export const renderDocument = (
  { indexable, kind, page }: DocumentPlan,
  assets: RenderAssets,
  parts: SharedParts,
): string =>
  kind === 'redirect'
    ? renderRedirect(page, assets)
    : renderDraft(page, assets, { indexable, parts });

interface PageOptions {
  readonly indexable: boolean;
}

/** Renders a page. */
export function renderPage(page: SitePage, assets: RenderAssets, options: PageOptions): string {
  const parts: SharedParts = new Map();
  const html = renderDraft(page, assets, { ...options, parts });
  return withParts(html, (key) => parts.get(key)?.value ?? '');
}

/** Renders a page with marks in place of the parts that it shares with others. */
function renderDraft(
  page: SitePage,
  assets: RenderAssets,
  { indexable, parts }: PageOptions & { readonly parts: SharedParts },
): string {
  const { islandUrl, pageScripts, pictureUrl } = assets;
  const buildId = () => {
    noteRead(buildPart);
    return assets.buildId;
  };
  const share = (key: string, part: ReactNode) => {
    const shared = parts.get(key) ?? recordReads(() => renderToStaticMarkup(part));
    parts.set(key, shared);
    shared.reads.forEach(noteRead);
    return markOf(key);
  };
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets} indexable={indexable}>
      <BuildContext
        value={{ buildId, islandUrl, pageScripts, pictureUrl, share, toHtml: renderToString }}
      >
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
