import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Returns the size of a text as it travels. */
export const brotli = (text: string): number => brotliCompressSync(text).length;

/** Bundles a file of this folder for production. `external` are packages to leave out. */
export async function bundleEntry(name: string, external: readonly string[] = []): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@otm/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Also in a test, whose NODE_ENV is another.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(name, import.meta.url)),
        external: [...external],
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.find((file) => file.type === 'chunk')?.code ?? '';
}
