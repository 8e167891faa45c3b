import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A file that the bundler writes. */
export interface Chunk {
  /** Name of its entry module. */
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
  /** Files that it loads immediately, and those that it may load later. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/** Bundles a module as the site does, without React, and measures its files. */
export async function bundle(entry: string): Promise<readonly Chunk[]> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions: ['@otm/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output
    .filter((file) => file.type === 'chunk')
    .map(({ name, fileName, code, imports, dynamicImports }) => ({
      name,
      file: fileName,
      bytes: code.length,
      gzip: gzipSync(code, { level: 9 }).length,
      imports,
      dynamicImports,
      code,
    }));
}
