import { fixtureRoot } from '@otm/content/fixture';
import { contentCache, ownRoot, readStore } from '@otm/content/markdown';
import { type ContentParts, contentParts } from './content-parts.ts';
import type { ParseTask } from './parse.worker.ts';
import { runInWorkers } from './run-in-workers.ts';
import { contentRoot, mode } from './variant.ts';

/** Entries that this thread parses: to start others takes as long. */
const fewEntries = 64;

/** Parses the Markdown that has changed, on all cores if that's much of it. */
export async function storeContent(): Promise<ContentParts> {
  const root = contentRoot ?? (mode === 'fixture' ? fixtureRoot : ownRoot);
  const folder = contentCache;
  const { stale, update } = readStore(root, folder);
  if (stale.length > fewEntries) {
    const count = Math.ceil(stale.length / fewEntries);
    const tasks = Array.from({ length: count }, (_, batch) => ({
      root,
      folder,
      places: stale.slice(batch * fewEntries, (batch + 1) * fewEntries),
    }));
    await runInWorkers<ParseTask, void>(new URL('./parse.worker.ts', import.meta.url), tasks);
  }
  return contentParts(update());
}
