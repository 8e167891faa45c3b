import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

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

/** Leaves the element and the optional modules out of the files that load them on demand. */
const lazyFiles: Plugin = {
  name: 'lazy-files',
  setup(build) {
    build.onResolve({ filter: /\/element\.ts$|\/modules\/[^/]+\.ts$/ }, ({ kind, path: file }) => {
      const name = file.replace(/^\.+\//, './').replace(/ts$/, 'js');
      return kind === 'dynamic-import' ? { path: name, external: true } : undefined;
    });
  },
};

const compress = {
  directives: false,
  passes: 6,
  pure_getters: true,
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
  esbuildPlugins: [inlineCss, lazyFiles],
  // Properties keep their names: the modules are files of their own that share objects with the core.
  terserOptions: { ecma: 2022, compress },
};

export default defineConfig([
  {
    ...shared,
    entry: [
      ...['index', 'element', 'loader', 'core'].map((name) => `src/${name}.ts`),
      'src/modules/*.ts',
      '!src/modules/*.test.ts',
    ],
    format: 'esm',
    // One file per entry point: shared code costs less than another request.
    splitting: false,
    async onSuccess() {
      await mkdir('dist', { recursive: true });
      await writeFile('dist/launcher.css', await minifyCss('src/element/launcher.css'));
      // Types alone: Terser reports a module without code as an error.
      await writeFile('dist/jsx.js', 'export {};\n');
    },
  },
  {
    ...shared,
    entry: { 'chat-widget': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
  },
]);
