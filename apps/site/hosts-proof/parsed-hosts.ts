import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { isHandler, normalizeRoutes, type Route } from '@vercel/routing-utils';

/** The decision of a host's rules for a URL. */
export interface Decision {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Decides about URLs. */
export type Decide = (url: string) => Decision;

/** A URL's path, as files are looked up by it, and its query. */
function split(url: string): readonly [path: string, query: string] {
  const [path = '', ...query] = url.split('?');
  return [decodeURIComponent(path), query.length > 0 ? `?${query.join('?')}` : ''];
}

const isConfiguration = (file: string) => /^\/(?:_headers|_redirects|vercel\.json)$/.test(file);

/** The paths of the files that are published in a folder. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => `${parentPath}/${name}`.slice(folder.length))
      .filter((file) => !isConfiguration(file)),
  );

/** The file of a page or another file, if there is one. */
const fileAt = (files: ReadonlySet<string>, path: string) =>
  [path === '/' ? '/index.html' : path, `${path}.html`].find((file) => files.has(file));

interface NetlifyRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

const isPlain = (path: string) => path === '/' || !/\/$|\.html$/.test(path);

/** The plain path of a page; Netlify redirects to it by itself. */
const plainPath = (path: string) =>
  path.replace(/\/$|\.html$/, '').replace(/^\/index$/, '/') || '/';

/**
 * Reads an export for Netlify by Netlify's own parsers; applies the rules in Netlify's order.
 *
 * @throws Error if a parser reports a mistake, or two rules set one header, which Netlify joins.
 */
export async function netlifyRules(folder: string): Promise<Decide> {
  const parsed = await parseAllRedirects({
    redirectsFiles: [`${folder}/_redirects`],
    configRedirects: [],
    minimal: true,
  });
  const own = await parseAllHeaders({
    headersFiles: [`${folder}/_headers`],
    configHeaders: [],
    minimal: true,
  });
  const [error] = [...parsed.errors, ...own.errors];
  if (error) throw error;
  const files = filesIn(folder);
  const redirects = parsed.redirects as readonly NetlifyRule[];
  const headerRules = own.headers as readonly {
    for: string;
    values: Readonly<Record<string, string>>;
  }[];
  return (url) => {
    const [path, query] = split(url);
    const matches = (pattern: string) =>
      pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path.replace(/(?<=.)\/$/, '') === pattern;
    const applied = headerRules
      .filter((rule) => matches(rule.for))
      .flatMap(({ values }) => Object.entries(values));
    const headers = Object.fromEntries(applied);
    if (Object.keys(headers).length < applied.length)
      throw new Error(`Two rules set one header of ${path}.`);
    const known = isPlain(path) ? fileAt(files, path) : undefined;
    const plain = plainPath(path);
    const isPage = !isPlain(path) && fileAt(files, plain)?.endsWith('.html');
    const rule = redirects.find(
      ({ from, force }) => matches(from) && (force || !(known || isPage)),
    );
    if (!rule && isPage) return { status: 301, location: plain + query, headers };
    if (!rule) return { status: known ? 200 : 404, headers, ...(known && { file: known }) };
    const { status, to } = rule;
    return status === 308
      ? { status, location: to + query, headers }
      : { status, file: to, headers };
  };
}

/**
 * Reads an export for Vercel by Vercel's own parser; applies the routes in Vercel's order.
 *
 * @throws Error if the parser reports a mistake.
 */
export async function vercelRules(folder: string): Promise<Decide> {
  const written = JSON.parse(await readFile(`${folder}/vercel.json`, 'utf8'));
  const { routes, error } = normalizeRoutes(written.routes);
  if (error) throw new Error(error.message);
  const files = filesIn(folder);
  return (url) => {
    const [path, query] = split(url);
    let headers: Record<string, string> = {};
    for (const route of routes as readonly Route[]) {
      if (isHandler(route)) {
        const file = path === '/' ? '/index.html' : path;
        if (files.has(file)) return { status: 200, file, headers };
        continue;
      }
      const match = new RegExp(route.src).exec(path);
      if (!match) continue;
      const fill = (text = '') => text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
      const { Location, ...rest } = (route.headers ?? {}) as Record<string, string>;
      headers = { ...headers, ...rest };
      if (Location)
        return { status: route.status ?? 200, location: fill(Location) + query, headers };
      if (route.continue) continue;
      const file = fill(route.dest);
      if (route.check && !files.has(file)) continue;
      return { status: route.status ?? 200, file, headers };
    }
    return { status: 404, headers };
  };
}
