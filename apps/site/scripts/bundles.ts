import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The module that turns pages into HTML. */
export type Renderer = typeof import('../src/render.tsx');

/** What the client build leaves for the documents. */
export interface ClientBuild {
  readonly css: string;
  readonly font: string;
  readonly sourceOf: (name: string) => string;
}

type Manifest = Record<string, { readonly file: string; readonly assets?: readonly string[] }>;

/** Builds the live parts, one entry each, and the style sheet with its font. */
export async function buildClient(): Promise<ClientBuild> {
  const entries = readdirSync('src/live/entries').map((file) => `src/live/entries/${file}`);
  await build({
    logLevel: 'warn',
    build: {
      outDir: 'dist/site',
      manifest: true,
      rolldownOptions: {
        input: [...entries, 'src/styles.css'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile('dist/site/.vite/manifest.json', 'utf8'));
  const styles = manifest['src/styles.css'];
  if (!styles) throw new Error('The client build left no style sheet.');
  const css = (await readFile(`dist/site/${styles.file}`, 'utf8')).trim();
  const font = /\/assets\/[^)"']+\.woff2/.exec(css)?.[0];
  if (!font) throw new Error('The style sheet names no font.');
  await Promise.all([rm(`dist/site/${styles.file}`), rm('dist/site/.vite', { recursive: true })]);
  const sourceOf = (name: string) => {
    const file = manifest[`src/live/entries/${name}.ts`]?.file;
    if (!file) throw new Error(`The live part ${name} has no entry in src/live/entries.`);
    return `/${file}`;
  };
  return { css, font, sourceOf };
}

/** Builds the boot script: one classic script, for inlining. */
export async function buildBoot(): Promise<string> {
  const output = await build({
    logLevel: 'warn',
    build: {
      write: false,
      // A tenth smaller than the default minifier's; every document carries it.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
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
    logLevel: 'warn',
    build: { ssr: 'src/render.tsx', outDir: 'dist/renderer', emptyOutDir: true },
  });
  return import(pathToFileURL(resolve('dist/renderer/render.js')).href);
}
