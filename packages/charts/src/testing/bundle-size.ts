import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A file that a bundler makes of a door. */
export interface Chunk {
  /** The name of the module that it was made for. */
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
  /** Files that it loads at once, and files that it may load later. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/** Bundles a module as the site does, React left out, and measures its files. For tests. */
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
    .map(({ name, code, imports, dynamicImports }) => ({
      name,
      bytes: code.length,
      gzip: gzipSync(code, { level: 9 }).length,
      imports,
      dynamicImports,
      code,
    }));
}
