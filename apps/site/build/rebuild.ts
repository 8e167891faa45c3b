import { buildIdIn } from './build-id.ts';
import {
  type BuildState,
  changedParts,
  type FileReads,
  forgetState,
  leaveState,
  type NumberedReads,
  type ReadsOf,
  readNumbering,
} from './build-state.ts';
import type { ContentParts } from './content-parts.ts';
import { leaveBuildId } from './page-assets.ts';
import { isHtmlOnly } from './variant.ts';

/** Documents that are written in this thread: for more, a build on all cores is faster. */
const most = 400;

/** Loads what writes pages, while the content is read. */
export const preload = (): Promise<unknown> =>
  Promise.all([
    import('./page-writer.ts'),
    import('./search-parts.ts'),
    import('./write-others.ts'),
    // The renderer needs it.
    import('react-dom/server'),
  ]);

/** The numbers of the files that have read one of some parts. */
const readersOf = (files: NumberedReads, parts: ReadonlySet<number>): readonly number[] =>
  files.flatMap((reads, number) => (reads.some((part) => parts.has(part)) ? [number] : []));

/** Replaces what some files had read. */
function updated(before: NumberedReads, files: readonly number[], now: NumberedReads) {
  const changed = new Map(files.map((number, index) => [number, now[index] ?? []]));
  return before.map((reads, number) => changed.get(number) ?? reads);
}

/**
 * Writes the files that depend on what has changed since the last build: the text of articles.
 * Returns the number of documents that were rendered; nothing if all must be built.
 *
 * @param state the state that the last build left, from the same code, settings and structure of the
 *   content
 */
export async function rebuild(
  state: BuildState,
  { parts }: Pick<ContentParts, 'parts'>,
): Promise<number | undefined> {
  const changed = changedParts(state.parts, parts);
  if (changed.size === 0) return 0;
  const [lastBuild, thisBuild] = [buildIdIn(state.parts), buildIdIn(parts)];
  const texts = new Set([...changed].filter((part) => part !== thisBuild.number));
  const stale = (name: keyof ReadsOf) => readersOf(state.reads[name], texts);
  const [documents, markdown, search] = [stale('documents'), stale('markdown'), stale('search')];
  if (documents.length > most) return undefined;
  const site = await import('./site.worker.ts');
  if (site.hasMistakes() || !(await site.haveSamePictures(markdown))) return undefined;
  forgetState();
  leaveBuildId(thisBuild.id);
  if (!isHtmlOnly) await site.paintShareCards(documents);
  const { reads } = state;
  const numbered = readNumbering(parts);
  const now = (name: keyof ReadsOf, files: readonly number[], written: FileReads) =>
    updated(reads[name], files, numbered(written));
  const all = {
    documents: now('documents', documents, await site.writeDocuments(documents)),
    markdown: now('markdown', markdown, site.writeMarkdown(markdown)),
    search: now('search', search, site.rewriteSearch(search)),
    others: stale('others').length > 0 ? numbered(site.writeRest()) : reads.others,
  };
  const withIds = readersOf(reads.documents, new Set([thisBuild.number]));
  const rendered = new Set(documents);
  site.renewBuildIds(
    withIds.filter((number) => !rendered.has(number)),
    lastBuild.id,
    thisBuild.id,
  );
  leaveState({ key: state.key, parts, reads: all });
  return documents.length;
}
