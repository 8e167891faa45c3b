import type { Renderer } from './bundles.ts';

/** The sitemap: every indexable address with its twins, and the day of its article's last change. */
export function sitemap({ articleOf, changedOn, origin, routes, sitePages }: Renderer): string {
  const urls = sitePages()
    .filter(({ route }) => routes[route].indexable)
    .map((page) => {
      const { path, twins } = page;
      const article = articleOf(page);
      const changed = article ? `<lastmod>${changedOn(article)}</lastmod>` : '';
      const links = Object.entries(twins).map(
        ([locale, twin]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${twin}"/>`,
      );
      return `<url><loc>${origin}${path}</loc>${changed}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
