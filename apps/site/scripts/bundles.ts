import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Localized } from '@otm/schema';
import { build } from 'vite';
import type { SearchFiles } from '../src/search/search-files.ts';
import { dist, mode } from './variant.ts';

/** The module that turns pages into HTML. */
export type Renderer = typeof import('../src/render.tsx');

/** What the client build leaves for the documents. */
export interface ClientBuild {
  /** The whole style sheet. */
  readonly css: string;
  /** The address of its font. */
  readonly font: string;
  /** The address of a live part's code. */
  readonly sourceOf: (name: string) => string;
  /** Everything that the code at such an address may load, as one text. */
  readonly codeOf: (source: string) => string;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Every document names the font, in its head and in its styles: a short name weighs less. */
const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
  name.endsWith('.woff2') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';

/** Builds the live parts, one entry each, the captcha's page, and the style sheet with its font. */
export async function buildClient(search: Localized<SearchFiles>): Promise<ClientBuild> {
  const entries = readdirSync('src/live/entries').map((file) => `src/live/entries/${file}`);
  await build({
    mode,
    logLevel: 'warn',
    define: { 'import.meta.env.SEARCH': JSON.stringify(search) },
    build: {
      outDir: `${dist}/site`,
      manifest: true,
      rolldownOptions: {
        input: [...entries, 'captcha.html', 'src/styles.css'],
        preserveEntrySignatures: 'strict',
        output: { assetFileNames },
      },
    },
  });
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(`${dist}/site/.vite/manifest.json`, 'utf8'),
  );
  const styles = manifest['src/styles.css'];
  if (!styles) throw new Error('The client build left no style sheet.');
  const css = (await readFile(`${dist}/site/${styles.file}`, 'utf8')).trim();
  const font = /\/assets\/[^)"']+\.woff2/.exec(css)?.[0];
  if (!font) throw new Error('The style sheet names no font.');
  await Promise.all([
    rm(`${dist}/site/${styles.file}`),
    rm(`${dist}/site/.vite`, { recursive: true }),
  ]);
  const sourceOf = (name: string) => {
    const file = manifest[`src/live/entries/${name}.ts`]?.file;
    if (!file) throw new Error(`The live part ${name} has no entry in src/live/entries.`);
    return `/${file}`;
  };
  const code = new Map(
    Object.keys(manifest).map((key) => {
      const files = reachable(key, manifest).filter((file) => file.endsWith('.js'));
      const text = files.map((file) => readFileSync(`${dist}/site/${file}`, 'utf8')).join('\n');
      return [`/${manifest[key]?.file}`, text];
    }),
  );
  return { css, font, sourceOf, codeOf: (source) => code.get(source) ?? '' };
}

/** The files that a chunk loads, at once or later, with its own. */
function reachable(
  key: string,
  manifest: Record<string, Chunk>,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
  return [chunk.file, ...next.flatMap((it) => reachable(it, manifest, seen))];
}

/** Builds the boot script: one classic script, for inlining. */
export async function buildBoot(): Promise<string> {
  const output = await build({
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      // A tenth smaller than the default minifier's; every document carries it.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        compress: {
          passes: 3,
          // Only single-expression functions: inlining larger ones costs bytes.
          inline: 1,
          hoist_funs: true,
          unsafe_arrows: true,
          unsafe_methods: true,
        },
      },
      copyPublicDir: false,
      rolldownOptions: { input: 'src/boot/main.ts', output: { format: 'iife' } },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The boot build left nothing.');
  return bundle.output[0].code.trim();
}

/** Builds the module that turns pages into HTML, and loads it. */
export async function buildRenderer(): Promise<Renderer> {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/render.tsx', outDir: `${dist}/renderer`, emptyOutDir: true },
  });
  return import(pathToFileURL(resolve(dist, 'renderer/render.js')).href);
}
