import { cacheControl, immutableFolder, type SiteHosting } from '../build/hosts/site-hosting.ts';
import { type Decide, type Decision, netlifyRules, vercelRules } from './parsed-hosts.ts';
import type { UrlRow } from './url-table.ts';

/** A host whose rules are read by its own parser: no program of it runs on this machine. */
export interface ParsedHost {
  readonly name: 'netlify' | 'vercel';
  readonly read: (folder: string) => Promise<Decide>;
}

/** The hosts by their names in an export. */
export const parsedHosts: readonly ParsedHost[] = [
  { name: 'netlify', read: netlifyRules },
  { name: 'vercel', read: vercelRules },
];

/** The headers that a host's rules set for a URL. */
function headersOf({ file = '', status, url }: UrlRow, hosting: SiteHosting) {
  const [path = ''] = url.split('?');
  const isAsset = status === 200 && path.startsWith(immutableFolder(hosting));
  const type = hosting.contentTypes[`/${file}`];
  return {
    ...hosting.headers,
    ...(isAsset && { 'Cache-Control': cacheControl.immutable }),
    ...(type && { 'Content-Type': type }),
  };
}

/** Kinds of URLs that Netlify itself redirects to a page, by 301. */
const ofNetlify = new Set(['slash', 'slash with a query', 'extension']);

/** Returns the decision that a row of the table asks of a host. */
export function expectedDecision(host: string, row: UrlRow, hosting: SiteHosting): Decision {
  const { file, kind, location, url } = row;
  const { headers } = comparable({ status: row.status, headers: headersOf(row, hosting) });
  // Vercel's redirects can't look for a file: an unknown path gets its 404 a redirect later.
  const plain = url.replace(/\/$|\.html$/, '');
  if (host === 'vercel' && /unknown page|unknown with a slash/.test(kind))
    return { status: 308, location: plain, headers };
  const status = host === 'netlify' && ofNetlify.has(kind) ? 301 : row.status;
  return { status, headers, ...(file && { file: `/${file}` }), ...(location && { location }) };
}

/** A header's value as Netlify's parser writes it: with a space after each comma. */
const spaced = (value: string) => value.replace(/,\s*/g, ', ');

/**
 * Returns a decision as others can be compared with it. How long a missing asset is cached is left
 * out: its path alone decides that.
 */
export function comparable({ headers, ...decision }: Decision): Decision {
  const compared = Object.entries(headers)
    .filter(([name]) => decision.status === 200 || name !== 'Cache-Control')
    .map(([name, value]) => [name, spaced(value)] as const);
  return { ...decision, headers: Object.fromEntries(compared) };
}
