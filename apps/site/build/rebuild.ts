import {
  type BuildState,
  type FileReads,
  forgetState,
  leaveState,
  type ReadsOf,
} from './build-state.ts';
import { type ContentParts, changedParts } from './content-parts.ts';
import { joinSearchParts } from './search-parts.ts';
import { isHtmlOnly } from './variant.ts';

/** Documents that are written in this thread: for more, a build on all cores is faster. */
const most = 400;

/** The numbers of the files that have read one of some parts. */
const readersOf = (files: FileReads, parts: ReadonlySet<string>): readonly number[] =>
  files.flatMap((reads, number) => (reads.some((part) => parts.has(part)) ? [number] : []));

/** Replaces what some files had read. */
const updated = (before: FileReads, numbers: readonly number[], now: FileReads): FileReads => {
  const changed = new Map(numbers.map((number, index) => [number, now[index] ?? []]));
  return before.map((reads, number) => changed.get(number) ?? reads);
};

/**
 * Writes the files that depend on what has changed since the last build: the text of articles.
 * Returns the number of documents; nothing if all must be built.
 *
 * @param state what the last build left, from the same code, settings and structure of the content
 */
export async function rebuild(
  state: BuildState,
  { parts }: Pick<ContentParts, 'parts'>,
): Promise<number | undefined> {
  const changed = changedParts(state.parts, parts);
  const stale = (name: keyof ReadsOf) => readersOf(state.reads[name], changed);
  const [documents, markdown, search] = [stale('documents'), stale('markdown'), stale('search')];
  if (changed.size === 0) return 0;
  if (documents.length > most) return undefined;
  const site = await import('./site.worker.ts');
  if (site.hasMistakes() || !(await site.haveSamePictures(markdown))) return undefined;
  forgetState();
  if (!isHtmlOnly) await site.paintShareCards(documents);
  const { reads } = state;
  const now = {
    documents: updated(reads.documents, documents, await site.writeDocuments(documents)),
    markdown: updated(reads.markdown, markdown, site.writeMarkdown(markdown)),
    search: updated(reads.search, search, site.writeSearch(search)),
    others: stale('others').length > 0 ? site.writeRest() : reads.others,
  };
  if (search.length > 0) joinSearchParts(reads.search.length);
  leaveState({ key: state.key, parts, reads: now });
  return documents.length;
}
