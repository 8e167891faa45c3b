import { headersFile } from './headers-file.ts';
import type { SiteHosting } from './site-hosting.ts';

/** Cloudflare follows no more; each redirect has a document that redirects by itself as well. */
const mostRedirects = 2000;

/**
 * Configures Cloudflare Pages. It serves `/buy` from `buy.html`, and the nearest `404.html` for
 * unknown paths. Rules apply even where a file exists, so none rewrites.
 */
export function cloudflare(hosting: SiteHosting): Record<string, string> {
  const redirects = hosting.redirects.flatMap(({ from, to }) => [
    `${from} ${to} 308`,
    `${from}/ ${to} 308`,
  ]);
  return {
    _headers: headersFile(hosting),
    _redirects: `# Made by the build.\n${redirects.slice(0, mostRedirects).join('\n')}\n`,
  };
}
