import { readdir } from 'node:fs/promises';

/** The rules for URLs that no file was made for; see build/render/hosting.ts. */
export interface RoutingRules {
  /** The document for unknown paths, by prefix; the last match wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** A file of the site and its status, or the URL to redirect to. */
export type Resolved =
  | { readonly file: string; readonly status: 200 | 404 }
  | { readonly location: string; readonly status: 308 };

/** Lists the paths of all files in a folder, without their compressed copies. */
export async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`),
  );
}

/**
 * Finds what a URL shows: a page without its extension, a file by its name. Other spellings of a page
 * redirect to it, with their query; only pages that exist are redirected to, so that no URL can lead
 * to another site.
 */
export function resolveFile(
  url: string,
  files: ReadonlySet<string>,
  { notFound, redirects }: RoutingRules,
): Resolved {
  const [sent = '', query = ''] = split(url);
  const path = decode(sent);
  const missing = { file: notFoundFile(path ?? sent, notFound), status: 404 } as const;
  if (path === undefined) return missing;
  const isPage = (name: string) =>
    files.has(fileOf(name)) && !notFound.some(({ file }) => file === fileOf(name));
  const redirect = redirects.find(({ from }) => from === path.replace(/(?<=.)\/$/, ''));
  if (redirect) return { location: redirect.to + query, status: 308 };
  const plain = plainPath(path);
  if (plain !== path && isPage(plain)) return { location: plain + query, status: 308 };
  if (isPage(path)) return { file: fileOf(path), status: 200 };
  if (!path.endsWith('.html') && files.has(path)) return { file: path, status: 200 };
  return missing;
}

/** Finds the document for an unknown path. */
export function notFoundFile(path: string, notFound: RoutingRules['notFound']): string {
  const page = notFound.findLast(({ prefix }) => path.startsWith(prefix)) ?? notFound[0];
  return page?.file ?? '/404.html';
}

/** The file of a page. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** The path of a page without an extension, a slash at its end, or the name of the index. */
const plainPath = (path: string) => path.replace(/(?<=.)\/$|\.html$/, '').replace(/^\/index$/, '/');

/** Splits a URL into its path and its query with the question mark. */
const split = (url: string) => /^([^?#]*)(\?[^#]*)?/s.exec(url)?.slice(1) ?? [];

/** Decodes the escapes of a path; `undefined` if they are invalid. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
