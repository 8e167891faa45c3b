import { startWorkers } from './run-in-workers.ts';

type Tasks = typeof import('./site.worker.ts');

/** Runs everything that needs the content and the components: on all cores, and out of this thread. */
export interface SiteWorkers {
  /** Runs a task; several at a time if they aren't awaited. */
  readonly run: <Name extends keyof Tasks>(
    name: Name,
    ...input: Parameters<Tasks[Name]>
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  readonly stop: () => Promise<void>;
}

/** Megabytes that a worker may keep: a page's worth is garbage once the page is written. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 24 };

/** Starts the workers; the renderer must be built. */
export function startSiteWorkers(): SiteWorkers {
  const workers = startWorkers(new URL('./site.worker.ts', import.meta.url), memory);
  return {
    run: (name, ...[input]) => workers.run(input, { name }),
    stop: () => workers.destroy(),
  };
}
