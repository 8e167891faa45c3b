import type { Renderer } from './bundles.ts';

/** The sitemap: every indexable address with its twins. */
export function sitemap({ origin, routes, sitePages }: Renderer): string {
  const urls = sitePages()
    .filter(({ route }) => routes[route].indexable)
    .map(({ path, twins }) => {
      const links = Object.entries(twins).map(
        ([locale, twin]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${twin}"/>`,
      );
      return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
