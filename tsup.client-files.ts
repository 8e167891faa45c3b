import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The part of esbuild's plugin interface that is used here; the root doesn't depend on esbuild. */
interface PluginBuild {
  onResolve(
    options: { filter: RegExp },
    callback: (file: {
      kind: string;
      path: string;
      resolveDir: string;
    }) => { path: string; external: boolean } | undefined,
  ): void;
}

const isClientFile = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

/**
 * Keeps each file that starts with `'use client'` a file of its own, which must be an entry of the
 * build: a bundler drops the directive of a file that it merges into another. A server component can
 * then import the rest of the package as server code.
 */
export const clientFiles = {
  name: 'client-files',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /^\..*\.tsx$/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point' || !isClientFile(join(resolveDir, path))) return undefined;
      return { path: `./${basename(path, '.tsx')}.js`, external: true };
    });
  },
};
