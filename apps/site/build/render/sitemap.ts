import { business } from '@otm/content';
import { defaultLocale } from '@otm/schema';
import { base } from '../../src/routes/base.ts';
import { routes } from '../../src/routes/index.ts';
import { openPage, sitePages } from '../../src/routes/site-pages.ts';

const { origin } = business;

type Limits = Readonly<Record<'bytes' | 'urls', number>>;

/** The limits of one sitemap by sitemaps.org are 50,000 URLs and 50 MB; we stay below the bytes. */
const sitemapLimits: Limits = { urls: 50_000, bytes: 45_000_000 };

/** A file of the sitemap. */
export interface SitemapFile {
  readonly path: string;
  readonly xml: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The entry of every indexable page with its alternates and its last change. */
const entries = (): readonly string[] =>
  sitePages()
    .filter(({ route }) => routes[route].indexable)
    .map((page) => {
      const { path, alternates } = page;
      const { lastModified } = openPage(page);
      const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
      // The same as in the page's head.
      const all = { ...alternates, 'x-default': alternates[defaultLocale] };
      const links = Object.entries(all).map(
        ([locale, alternate]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${alternate}"/>`,
      );
      return `<url><loc>${origin}${path}</loc>${changed}${links.join('')}</url>`;
    });

const urlSet = (urls: readonly string[]) => `${head}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

/** Fills files with entries up to the limits. */
function split(urls: readonly string[], limits: Limits) {
  const files: string[][] = [[]];
  let bytes = 0;
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1;
    const file = files.at(-1) ?? [];
    if (file.length > 0 && (file.length === limits.urls || bytes + size > limits.bytes)) {
      files.push([url]);
      bytes = size;
    } else {
      file.push(url);
      bytes += size;
    }
  }
  return files;
}

/** Renders the sitemap: one file, or an index of files that are within the limits. */
export function renderSitemaps(limits: Limits = sitemapLimits): readonly SitemapFile[] {
  const files = split(entries(), limits);
  const path = `${base}/sitemap.xml`;
  const [only = [], ...others] = files;
  if (others.length === 0) return [{ path, xml: urlSet(only) }];
  const parts = files.map((urls, index) => ({
    path: `${base}/sitemap-${index + 1}.xml`,
    xml: urlSet(urls),
  }));
  const index = parts.map((part) => `<sitemap><loc>${origin}${part.path}</loc></sitemap>`);
  return [
    { path, xml: `${head}\n<sitemapindex ${namespace}>\n${index.join('\n')}\n</sitemapindex>\n` },
    ...parts,
  ];
}

/** Renders robots.txt. */
export const renderRobots = () =>
  `User-agent: *\nAllow: /\nSitemap: ${origin}${base}/sitemap.xml\n`;
