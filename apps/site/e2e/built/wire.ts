import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const site = new URL('../../dist/site', import.meta.url).pathname;

/** The bytes of a text or file as they travel: brotli at its best, as the build compresses. */
export const wireSize = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** A file of the built site, by its address. */
export const readSiteFile = (address: string): Buffer => readFileSync(`${site}${address}`);

/** The addresses of the built site's files with an ending. */
export const siteFiles = (ending: string): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${file}`);

/** Everything that a module may load, at once or later, with itself. */
export function reachable(address: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readSiteFile(address).toString();
  for (const [, name] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
    reachable(`/assets/${name}`, seen);
  return seen;
}
