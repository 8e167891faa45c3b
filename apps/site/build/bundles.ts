import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltData } from './bundle-tasks.ts';
import { bundle } from './bundler.ts';
import { siteConstants } from './constant-tokens.ts';
import { namesInCode } from './island-names.ts';
import type { LicensedPackage } from './licenses.ts';
import { physicalCss } from './physical-css.ts';
import { siteShortNames } from './short-names.ts';
import { shortNamesFile } from './short-names-plugin.ts';
import { base, dist } from './variant.ts';

/** The generator's half that runs on the site's own modules. */
export type Renderer = typeof import('./render/index.ts');

/** Lightning CSS adds a prefix that Safari needs for the shorthand only. */
const withoutOldPrefix = (css: string) =>
  css.replace(/-webkit-(text-decoration-color:[^;}]*);\1/g, '$1');

/** Lightning CSS leaves the spaces in lists of values that it doesn't know, as in custom properties. */
const withoutListSpaces = (css: string) => css.replaceAll(', ', ',');

/** The result of the client build that documents need. */
export interface ClientBuild {
  /** The entire style sheet. */
  readonly css: string;
  /** The path of its font. */
  readonly font: string;
  /** The paths of the islands' code, by the islands' names. */
  readonly islandUrls: Readonly<Record<string, string>>;
  /** The names of the style sheet in the code of each island with its imports, by its path. */
  readonly islandCode: Readonly<Record<string, string>>;
  /** The custom properties that code refers to which visitors load later. */
  readonly usedTokens: readonly string[];
  /** The URL of the script that counts visits, if the owner has chosen a service. */
  readonly analytics: string | undefined;
  /** The third-party packages that visitors download. */
  readonly licenses: readonly LicensedPackage[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The names of classes and custom properties in everything that visitors download. */
export const shortNames = siteShortNames();

const analyticsEntry = 'src/features/analytics/analytics.ts';

const islandSuffix = '.island.ts';

/** The entry file of every island, by the island's name. */
function findIslands(): Readonly<Record<string, string>> {
  const islands = new Map<string, string>();
  for (const file of globSync(`src/**/*${islandSuffix}`).toSorted()) {
    const name = basename(file, islandSuffix);
    const other = islands.get(name);
    if (other) throw new Error(`Rename ${other} or ${file}: two islands are named ${name}.`);
    islands.set(name, file);
  }
  return Object.fromEntries(islands);
}

/** Builds the islands, the captcha's page, and the style sheet with its font. */
export async function buildClient(data: BuiltData, hasAnalytics: boolean): Promise<ClientBuild> {
  const islands = findIslands();
  const others = hasAnalytics ? { analytics: analyticsEntry } : {};
  const copied = await bundle('client', { data, entries: { ...islands, ...others } });
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(`${dist}/site${base}/.vite/manifest.json`, 'utf8'),
  );
  const ofCode: LicensedPackage[] = JSON.parse(
    await readFile(`${dist}/site${base}/.vite/licenses.json`, 'utf8'),
  );
  const mentioned: Record<string, readonly string[]> = JSON.parse(
    await readFile(`${dist}/site${base}/${shortNamesFile}`, 'utf8'),
  );
  const styles = manifest['src/styles.css'];
  if (!styles) throw new Error('The client build wrote no style sheet.');
  const sheet = await readFile(`${dist}/site${base}/${styles.file}`, 'utf8');
  const inlineConstants = siteConstants();
  const css = physicalCss(withoutListSpaces(inlineConstants(withoutOldPrefix(sheet.trim()))));
  const font = /[^("']*\/assets\/[^)"']+\.woff2/.exec(css)?.[0];
  if (!font) throw new Error('The style sheet has no font.');
  await Promise.all([
    rm(`${dist}/site${base}/${styles.file}`),
    rm(`${dist}/site${base}/.vite`, { recursive: true }),
  ]);
  const islandUrls = Object.fromEntries(
    Object.entries(islands).map(([name, file]) => [name, `${base}/${manifest[file]?.file}`]),
  );
  const names = namesInCode(css);
  const tokens = new Set<string>();
  const codeOf = (key: string): string => {
    const files = reachable(key, manifest).filter((file) => file.endsWith('.js'));
    const texts = files.map((file) => readFileSync(`${dist}/site${base}/${file}`, 'utf8'));
    const code = [...texts, ...files.flatMap((file) => mentioned[file] ?? [])].join('\n');
    for (const [token] of code.matchAll(/--otm-[\w-]+/g)) tokens.add(token);
    return names(code);
  };
  const islandCode = Object.fromEntries(
    Object.keys(manifest).map((key) => [`${base}/${manifest[key]?.file}`, codeOf(key)]),
  );
  return {
    css,
    font,
    islandUrls,
    islandCode,
    usedTokens: [...tokens],
    analytics: manifest[analyticsEntry] && `${base}/${manifest[analyticsEntry].file}`,
    licenses: [...ofCode, ...copied],
  };
}

/**
 * Makes a function that returns the path of an island's code.
 *
 * @throws Error if there is no such island.
 */
export const islandUrlIn =
  ({ islandUrls }: Pick<ClientBuild, 'islandUrls'>) =>
  (name: string): string => {
    const url = islandUrls[name];
    if (url === undefined)
      throw new Error(`Add ${name}${islandSuffix} in src: the island ${name} has no code.`);
    return url;
  };

/** A chunk's file and those that it imports; what it imports later brings its own styles. */
function reachable(
  key: string,
  manifest: Record<string, Chunk>,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imports = chunk.imports ?? [];
  return [chunk.file, ...imports.flatMap((it) => reachable(it, manifest, seen))];
}

/** Loads the generator's half that was built. */
export const loadRenderer = (): Promise<Renderer> =>
  import(pathToFileURL(resolve(dist, 'renderer/index.js')).href);
