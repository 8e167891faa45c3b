import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const site = new URL('../../dist/site', import.meta.url).pathname;

/** Compresses a text or file with brotli at its highest quality, as the build does. */
export const compressed = (content: string | Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Returns the transferred bytes of a text or file. */
export const wireSize = (content: string | Buffer): number => compressed(content).length;

/** Reads a file of the owner's built site by its path. */
export const readSiteFile = (path: string): Buffer => readFileSync(`${site}${path}`);

/** Lists the paths of the files with this ending. */
export const siteFiles = (ending: string): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${file}`);

/** Lists a module and everything that it can load. */
export function reachable(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = readSiteFile(path).toString();
  for (const [, name] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
    reachable(`/assets/${name}`, seen);
  return seen;
}

/** Lists what a module imports before it runs. */
export const importsOf = (path: string): readonly string[] =>
  [
    ...readSiteFile(path)
      .toString()
      .matchAll(/\b(?:from|import)["']\.\/([\w.-]+\.js)["']/g),
  ].map(([, name]) => `/assets/${name}`);

/** Lists the first file of every island in the documents. */
export const islandFiles = (): readonly string[] => [
  ...new Set(
    siteFiles('.html').flatMap((path) =>
      [
        ...readSiteFile(path)
          .toString()
          .matchAll(/data-live="([^"]+)"/g),
      ].map(([, source = '']) => source),
    ),
  ),
];
