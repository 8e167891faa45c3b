import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CompressTask } from './compress.worker.ts';
import { runInWorkers } from './run-in-workers.ts';

const defaultCache = 'node_modules/.cache/compressed';

const compressible = /\.(?:html|css|js|md|svg|json|txt|xml)$/;

/**
 * Writes a `.br` and a `.gz` for every text file of a folder, on all cores. Returns the number of
 * files.
 *
 * @param cache the folder of what earlier builds compressed, by its content
 */
export async function compressAll(folder: string, cache = defaultCache): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  return compressFiles(
    entries.map((file) => `${folder}/${file}`),
    cache,
  );
}

/** Does the same with some files. */
export async function compressFiles(
  files: readonly string[],
  cache = defaultCache,
): Promise<number> {
  const tasks = files
    .filter((file) => compressible.test(file))
    .map((file): CompressTask => ({ file, cache: resolve(cache) }));
  await runInWorkers<CompressTask, void>(new URL('./compress.worker.ts', import.meta.url), tasks);
  return tasks.length;
}
