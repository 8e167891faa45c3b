import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CompressTask } from './compress.worker.ts';
import { runInWorkers } from './workers/run-in-workers.ts';

const compressible = /\.(?:html|css|js|md|svg|json|txt|xml)$/;

/**
 * Writes a `.br` and a `.gz` for every text file of a folder, on all cores. Returns the number of
 * files.
 *
 * @param cache the folder of what earlier builds compressed, by its content
 */
export async function compressAll(
  folder: string,
  cache = 'node_modules/.cache/compressed',
): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const tasks = entries
    .filter((file) => compressible.test(file))
    .map((file): CompressTask => ({ file: `${folder}/${file}`, cache: resolve(cache) }));
  await runInWorkers<CompressTask, void>(new URL('./compress.worker.ts', import.meta.url), tasks);
  return tasks.length;
}
