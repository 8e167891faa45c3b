import { readdir } from 'node:fs/promises';

/** The rules for URLs that no file was made for. */
export interface RoutingRules {
  /** Files that serve every path with a prefix. */
  readonly rewrites: readonly { readonly prefix: string; readonly file: string }[];
  /** The 404 page of each language; the last matching prefix wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

/** A file of the site, and the status it is sent with. */
export interface Resolved {
  readonly file: string;
  readonly status: 200 | 404;
}

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
 * Finds the file for a URL. Paths are compared as they were sent: ours need no escapes, so an escaped
 * path is never one of them, and nothing outside of the site can be named.
 */
export function resolveFile(
  url: string,
  files: ReadonlySet<string>,
  { rewrites, notFound }: RoutingRules,
): Resolved {
  const path = url.replace(/[?#].*$/s, '');
  const bare = path.replace(/\/$/, '');
  const known = [bare, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
  const rewrite = isDecodable(path) && rewrites.find(({ prefix }) => path.startsWith(prefix));
  if (known && !notFound.some(({ file }) => file === known)) return { file: known, status: 200 };
  if (rewrite) return { file: rewrite.file, status: 200 };
  return { file: notFoundFile(path, notFound), status: 404 };
}

/** Finds the 404 page in the language of a path. */
export function notFoundFile(path: string, notFound: RoutingRules['notFound']): string {
  const page = notFound.findLast(({ prefix }) => path.startsWith(prefix)) ?? notFound[0];
  return page?.file ?? '/404.html';
}

/** Whether the escapes of a path are valid. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
