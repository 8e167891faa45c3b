import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/**
 * Internal properties, which get shorter names where nothing outside the file reads them. None may
 * be an attribute of the widget or a DOM property that it uses: a shorter `stop` broke the sound's
 * `note.stop()`.
 */
const internal = [
  ...['phase', 'arrived', 'seen', 'state', 'apply', 'isOpen', 'arrivedAt'],
  ...['awaitMessage', 'cancelMessage'],
  ...['list', 'available', 'picked', 'update', 'current', 'unreachable'],
  ...['host', 'view', 'memo', 'isNew', 'conversation', 'settings', 'language'],
  ...['root', 'panel', 'slot', 'launcher', 'badge', 'fallback', 'sheet'],
];

/** Minifies a style sheet. */
async function minifyCss(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true });
  // esbuild leaves the values of custom properties and some attribute selectors as written.
  return code
    .trim()
    .replace(/([:,]) /g, '$1')
    .replace(/="(\w+)"/g, '=$1');
}

/**
 * Drops the fallbacks of custom properties, which only count before the element is defined: the
 * element sets each property. `--cw-icon` stays, which it leaves to the page.
 */
const dropFallbacks = (css: string) => css.replace(/var\((--[\w-]+),[^()"]*\)/g, 'var($1)');

/** Inlines a sheet that is imported as `x.css?inline` as minified text. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path: file, resolveDir }) => ({
      // Without the suffix tsup would treat the path as a style sheet of its own.
      path: path.join(resolveDir, file),
      namespace: 'inline-css',
    }));
    build.onLoad({ filter: /./, namespace: 'inline-css' }, async ({ path: file }) => ({
      contents: dropFallbacks(await minifyCss(file.replace(/\?inline$/, ''))),
      loader: 'text',
    }));
  },
};

/** Leaves the element out of the React component, which loads it as a file of its own. */
const lazyElement: Plugin = {
  name: 'lazy-element',
  setup(build) {
    build.onResolve({ filter: /\/element\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './element.js', external: true } : undefined,
    );
  },
};

const compress = {
  directives: false,
  passes: 3,
  unsafe: true,
  unsafe_arrows: true,
  keep_fargs: false,
};

/** Options of both builds. Terser after esbuild saves a twentieth of the size. */
const shared: Options = {
  target: 'es2022',
  minify: 'terser',
  esbuildOptions: (options) => {
    options.minify = true;
    // TypeScript's `strict` would add a directive that modules and classes do not need.
    delete options.tsconfig;
    options.tsconfigRaw = '{}';
  },
  esbuildPlugins: [inlineCss, lazyElement],
};

/** Options of the two files with the whole element. */
const element: Options = {
  ...shared,
  terserOptions: {
    ecma: 2022,
    compress,
    mangle: { properties: { regex: new RegExp(`^(${internal.join('|')})$`), builtins: true } },
  },
};

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/loader.ts', 'src/core.ts', 'src/jsx.ts'],
    format: 'esm',
    // One file per entry point: shared code costs less than another request.
    splitting: false,
    terserOptions: { ecma: 2022, compress },
    async onSuccess() {
      await mkdir('dist', { recursive: true });
      await writeFile('dist/launcher.css', await minifyCss('src/element/launcher.css'));
    },
  },
  { ...element, entry: ['src/element.ts'], format: 'esm' },
  {
    ...element,
    entry: { 'chat-widget': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
  },
]);
