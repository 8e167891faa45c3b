import { fixtureRoot } from '@otm/content/fixture';
import { contentCache, ownRoot, readStore } from '@otm/content/markdown';
import { type ContentParts, contentParts } from './content-parts.ts';
import type { ParseTask } from './parse.worker.ts';
import { sendResult } from './run-in-child.ts';
import { runInWorkers } from './run-in-workers.ts';
import { contentRoot, mode } from './variant.ts';

/** Entries that this process parses alone: to start threads takes as long. */
const fewEntries = 64;

/** The memory of a thread that parses: of each file, nothing stays. */
const parserMemory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** Parses the Markdown that has changed, on all cores if that's much of it. */
async function storeChanges(): Promise<ContentParts> {
  const root = contentRoot ?? (mode === 'fixture' ? fixtureRoot : ownRoot);
  const { stale, update } = readStore(root, contentCache);
  if (stale.length > fewEntries) {
    const count = Math.ceil(stale.length / fewEntries);
    const tasks = Array.from({ length: count }, (_, batch) => ({
      root,
      folder: contentCache,
      places: stale.slice(batch * fewEntries, (batch + 1) * fewEntries),
    }));
    const script = new URL('./parse.worker.ts', import.meta.url);
    await runInWorkers<ParseTask, void>(script, tasks, parserMemory);
  }
  return contentParts(update());
}

sendResult(storeChanges);
