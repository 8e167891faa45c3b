import { business } from '@otm/content';
import { base } from '../../src/routes/base.ts';
import { routes } from '../../src/routes/index.ts';
import { openPage, sitePages } from '../../src/routes/site-pages.ts';

const { origin } = business;

/** Renders the sitemap: every indexable page with its alternates and its last change. */
export function renderSitemap(): string {
  const urls = sitePages()
    .filter(({ route }) => routes[route].indexable)
    .map((page) => {
      const { path, alternates } = page;
      const { lastModified } = openPage(page);
      const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
      const links = Object.entries(alternates).map(
        ([locale, alternate]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${alternate}"/>`,
      );
      return `<url><loc>${origin}${path}</loc>${changed}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Renders robots.txt. */
export const renderRobots = () =>
  `User-agent: *\nAllow: /\nSitemap: ${origin}${base}/sitemap.xml\n`;
