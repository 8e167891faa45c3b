import { locales } from '@otm/schema';
import type { ReadsOf } from './build-state.ts';
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
 */
export async function prerender({ run }: SiteWorkers, facts: SiteFacts): Promise<Prerendered> {
  checkUnique(facts.documents);
  const clock = startClock();
  const documents = await Promise.all(
    batchesOf(facts.documents.length).map((batch) => run('writeDocuments', batch)),
  );
  const spent = clock();
  const [markdown, search, others] = await Promise.all([
    Promise.all(batchesOf(facts.markdownCount).map((batch) => run('writeMarkdown', batch))),
    Promise.all(batchesOf(facts.searchParts, 8).map((batch) => run('writeSearch', batch))),
    run('writeRest'),
  ]);
  await Promise.all(locales.map((locale) => run('finishSearch', locale)));
  const reads = {
    documents: documents.flat(),
    markdown: markdown.flat(),
    search: search.flat(),
    others,
  };
  return { reads, spent };
}

/**
 * Checks that each document has a file of its own.
 *
 * @throws Error if two pages have the same URL: one would replace the other.
 */
function checkUnique(documents: readonly string[]): void {
  const files = new Set<string>();
  for (const file of documents) {
    if (files.has(file))
      throw new Error(`Two documents have the URL of ${file}: give one of them another slug.`);
    files.add(file);
  }
}
