import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** Brings a sheet that is imported as `x.css?inline` into the code as minified text. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path: file, resolveDir }) => ({
      // The suffix stays: tsup takes every path that ends in `.css` for a sheet of its own.
      path: path.join(resolveDir, file),
      namespace: 'inline-css',
    }));
    build.onLoad({ filter: /./, namespace: 'inline-css' }, async ({ path: file }) => {
      const source = await readFile(file.replace(/\?inline$/, ''), 'utf8');
      const { code } = await transform(source, { loader: 'css', minify: true });
      // esbuild leaves the values of custom properties and some attribute selectors as written.
      const contents = code
        .trim()
        .replace(/([:,]) /g, '$1')
        .replace(/="(\w+)"/g, '=$1');
      return { contents, loader: 'text' };
    });
  },
};

/** Leaves the element out of the React door, which loads it as a file of its own. */
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
  unsafe_methods: true,
};

/** What both builds share. Terser after esbuild is worth a twentieth of the size. */
const shared: Options = {
  target: 'es2022',
  minify: 'terser',
  esbuildOptions: (options) => {
    options.minify = true;
    // TypeScript's `strict` would put a directive into a script that is strict by its own means.
    delete options.tsconfig;
    options.tsconfigRaw = '{}';
  },
  esbuildPlugins: [inlineCss, lazyElement],
};

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/element.ts', 'src/core.ts', 'src/jsx.ts'],
    format: 'esm',
    // Each door is one file: what two of them share costs less than another request.
    splitting: false,
    terserOptions: { ecma: 2020, compress },
  },
  {
    ...shared,
    entry: { 'chat-widget': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    // The conversation's own fields never leave the file.
    terserOptions: {
      ecma: 2020,
      compress,
      mangle: { properties: { regex: /^(phase|arrived|seen)$/ } },
    },
  },
]);
