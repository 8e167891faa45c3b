import { headersFile } from './headers-file.ts';
import type { SiteHosting } from './site-hosting.ts';

/**
 * Configures Netlify. It serves `/buy` from `buy.html`, and reads a rule's path with and without the
 * slash at its end. `!` makes a rule win over a file of that name.
 */
export function netlify(hosting: SiteHosting): Record<string, string> {
  const { notFound, redirects } = hosting;
  const rules = [
    ...redirects.map(({ from, to }) => `${from} ${to} 308!`),
    ...notFound.map(({ file }) => `${file.replace('.html', '')} ${file} 404!`),
    // The first rule that matches wins.
    ...notFound.toReversed().map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ];
  return {
    _headers: headersFile(hosting),
    _redirects: `# Made by the build.\n${rules.join('\n')}\n`,
  };
}
