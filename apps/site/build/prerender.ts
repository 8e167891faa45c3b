import { locales } from '@otm/schema';
import type { FileReads, NumberedReads, ReadsOf } from './build-state.ts';
import { type Spent, startClock } from './clock.ts';
import type { SiteFacts } from './render/index.ts';
import type { SiteWorkers } from './site-workers.ts';

/** Files that a worker writes before it gets others: few enough to keep all busy to the end. */
const batchSize = 64;

/** The numbers from 0, in batches. */
const batchesOf = (count: number, size = batchSize): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, batch) =>
    Array.from({ length: Math.min(size, count - batch * size) }, (__, at) => batch * size + at),
  );

/** The files that were written. */
interface Prerendered {
  /** The parts of the content that each has read. */
  readonly reads: ReadsOf;
  /** The time that the documents alone took. */
  readonly spent: Spent;
}

/**
 * Writes every document of the site, and then what is made of the same content: Markdown, the search's
 * files, feeds, and the facts for its host.
 *
 * @param numbered numbers the parts of the content: the names of all reads would take more memory
 */
export async function prerender(
  { run }: SiteWorkers,
  facts: SiteFacts,
  numbered: (reads: FileReads) => NumberedReads,
): Promise<Prerendered> {
  const writeAll = async (
    task: 'writeDocuments' | 'writeMarkdown' | 'writeSearch',
    batches: readonly (readonly number[])[],
  ) => {
    const write = async (batch: readonly number[]) => numbered(await run(task, batch));
    return (await Promise.all(batches.map(write))).flat();
  };
  const clock = startClock();
  const documents = await writeAll('writeDocuments', batchesOf(facts.documents));
  const spent = clock();
  const [markdown, search, others] = await Promise.all([
    writeAll('writeMarkdown', batchesOf(facts.markdownCount)),
    writeAll('writeSearch', batchesOf(facts.searchParts, 8)),
    run('writeRest').then(numbered),
  ]);
  await Promise.all(locales.map((locale) => run('finishSearch', locale)));
  return { reads: { documents, markdown, search, others }, spent };
}
