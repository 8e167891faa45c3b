import { readdirSync } from 'node:fs';
import type { SiteHosting } from '../build/hosts/site-hosting.ts';

/** The response that a URL must get on every host. */
export interface UrlRow {
  readonly kind: string;
  readonly url: string;
  readonly status: 200 | 308 | 404;
  /** The file that is sent. */
  readonly file?: string;
  /** The URL that it redirects to. */
  readonly location?: string;
}

const pathOf = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** One row or more for each kind of URL, from the files and rules of a built site. */
export function urlTable(site: string, { notFound, redirects }: SiteHosting): readonly UrlRow[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const moved = new Set(redirects.map(({ from }) => from));
  const missing = new Set(notFound.map(({ file }) => file.slice(1)));
  const pages = files.filter(
    (file) => file.endsWith('.html') && !missing.has(file) && !moved.has(pathOf(file)),
  );
  const script = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
  const markdown = files.filter((file) => file.endsWith('.md')).toSorted();
  const row = (kind: string, url: string, file: string): UrlRow => ({
    kind,
    url,
    status: 200,
    file,
  });
  const gone = (kind: string, url: string, file: string): UrlRow => ({
    kind,
    url,
    status: 404,
    file,
  });
  const to = (kind: string, url: string, location: string): UrlRow => ({
    kind,
    url,
    status: 308,
    location,
  });
  return [
    ...pages.map((file) => row('page', pathOf(file), file)),
    row('page with a query', '/buy?aff=1', 'buy.html'),
    ...['buy', 'es', 'es/buy'].map((page) => to('slash', `/${page}/`, `/${page}`)),
    to('slash with a query', '/buy/?aff=a%2Fb', '/buy?aff=a%2Fb'),
    to('extension', '/buy.html', '/buy'),
    to('extension', '/index.html', '/'),
    to('extension', '/es/buy.html', '/es/buy'),
    gone('extension of an unknown page', '/nothing-here.html', '404.html'),
    gone('internal name', '/hosting.json', '404.html'),
    gone('internal name', '/buy.html.br', '404.html'),
    ...redirects.map(({ from, to: location }) => to('redirect', from, location)),
    to('redirect with a slash', `${redirects[0]?.from}/`, redirects[0]?.to ?? ''),
    to('redirect with a query', `${redirects[0]?.from}?aff=1`, `${redirects[0]?.to}?aff=1`),
    ...notFound.map(({ file, prefix }) => gone('fallback', `${prefix}nothing-here`, file.slice(1))),
    ...notFound.map(({ file, prefix }) =>
      gone('fallback, deeper', `${prefix}no/one`, file.slice(1)),
    ),
    ...notFound.map(({ file }) => gone('404 by its name', pathOf(file.slice(1)), file.slice(1))),
    gone('unknown with a slash', '/nothing-here/', '404.html'),
    gone('unknown asset', '/assets/none.js', '404.html'),
    row('asset', `/${script}`, script),
    row('feed', '/feed.xml', 'feed.xml'),
    row('feed', '/es/feed.xml', 'es/feed.xml'),
    ...markdown.slice(0, 1).map((file) => row('Markdown version', `/${file}`, file)),
    ...markdown.slice(-1).map((file) => row('Markdown version', `/${file}`, file)),
    row('sitemap', '/sitemap.xml', 'sitemap.xml'),
    row('robots', '/robots.txt', 'robots.txt'),
    row('licenses', '/licenses.txt', 'licenses.txt'),
    row('encoded', '/b%75y', 'buy.html'),
    gone('another site', '//example.com/', '404.html'),
    gone('case', '/BUY', '404.html'),
  ];
}
