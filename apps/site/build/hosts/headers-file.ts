import { cacheControl, immutableFolder, type SiteHosting } from './site-hosting.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * A `_headers` file, as Netlify and Cloudflare read it. Both join the values of equal names when
 * several rules match, so no name occurs in two rules; documents keep the hosts' own `Cache-Control`,
 * which means {@link cacheControl.revalidated}.
 */
export function headersFile(hosting: SiteHosting): string {
  const { contentTypes, headers } = hosting;
  const rules = [
    rule('/*', headers),
    rule(`${immutableFolder(hosting)}*`, { 'Cache-Control': cacheControl.immutable }),
    ...Object.entries(contentTypes).map(([path, type]) => rule(path, { 'Content-Type': type })),
  ];
  return `# Made by the build.\n${rules.join('\n')}\n`;
}
