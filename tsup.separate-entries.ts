import { join, resolve } from 'node:path';

/** The part of esbuild's plugin interface that is used here; the root doesn't depend on esbuild. */
interface PluginBuild {
  readonly initialOptions: { readonly entryPoints?: unknown };
  onResolve(
    options: { filter: RegExp },
    callback: (file: {
      kind: string;
      path: string;
      resolveDir: string;
    }) => { path: string; external: boolean } | undefined,
  ): void;
}

/**
 * Keeps each entry of a build a file of its own, also where another file imports it: a bundler drops
 * `'use client'` from a file that it merges into another, so that a server component could no longer
 * import the rest of the package as server code.
 */
export const separateEntries = {
  name: 'separate-entries',
  setup(build: PluginBuild) {
    const entries = new Map(
      Object.entries(build.initialOptions.entryPoints ?? {}).map(([name, file]) => [
        resolve(file),
        `./${name}.js`,
      ]),
    );
    build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ kind, path, resolveDir }) => {
      const entry = entries.get(join(resolveDir, path));
      return kind !== 'entry-point' && entry ? { path: entry, external: true } : undefined;
    });
  },
};
