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

/**
 * Megabytes that a worker may keep: a page's worth is garbage once the page is written, and Node would
 * let gigabytes of it pile up.
 */
const memoryFor = (articles: number) => ({
  maxOldGenerationSizeMb: 96 + Math.ceil(articles / 320),
  maxYoungGenerationSizeMb: 18,
});

/**
 * Starts the workers; the renderer must be built.
 *
 * @param articles their number, each of which every worker knows by its facts
 */
export function startSiteWorkers(articles: number): SiteWorkers {
  const script = new URL('./site.worker.ts', import.meta.url);
  const { run, stop } = startWorkers(script, { resourceLimits: memoryFor(articles) });
  return { run: (name, ...[input]) => run(input, name), stop };
}
