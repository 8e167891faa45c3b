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

/** The numbers of the files that have read one of some parts. */
const readersOf = (files: NumberedReads, parts: ReadonlySet<number>): readonly number[] =>
  files.flatMap((reads, number) => (reads.some((part) => parts.has(part)) ? [number] : []));

/** Replaces what some files had read. */
function updated(before: NumberedReads, files: readonly number[], now: NumberedReads) {
  const changed = new Map(files.map((number, index) => [number, now[index] ?? []]));
  return before.map((reads, number) => changed.get(number) ?? reads);
}

/** Loads what writes pages. */
const preload = () =>
  Promise.all([
    import('./page-writer.ts'),
    import('./search-parts.ts'),
    import('./write-others.ts'),
    // The renderer needs it.
    import('react-dom/server'),
  ]);

/**
 * Writes the files that depend on what has changed since the last build: the text of articles.
 * Returns the number of documents that were rendered; nothing if all must be built.
 */
export type Rebuild = (content: Pick<ContentParts, 'parts'>) => Promise<number | undefined>;

/**
 * Prepares another build while the content is read.
 *
 * @param state the state that the last build left, from the same code and settings
 * @returns a function for content of the same structure
 */
export async function prepareRebuild(state: BuildState): Promise<Rebuild> {
  const { reads } = state;
  // Content of the same structure has the same parts in the same order.
  const numbered = readNumbering(state.parts);
  const lastBuild = buildIdIn(state.parts);
  await preload();
  return async ({ parts }) => {
    const changed = changedParts(state.parts, parts);
    if (changed.size === 0) return 0;
    const thisBuild = buildIdIn(parts);
    const texts = new Set([...changed].filter((part) => part !== thisBuild.number));
    const stale = (name: keyof ReadsOf) => readersOf(reads[name], texts);
    const [documents, markdown, search] = [stale('documents'), stale('markdown'), stale('search')];
    if (documents.length > most) return undefined;
    const site = await import('./site.worker.ts');
    if (site.hasMistakes() || !(await site.haveSamePictures(markdown))) return undefined;
    forgetState();
    leaveBuildId(thisBuild.id);
    if (!isHtmlOnly) await site.paintShareCards(documents);
    const now = (name: keyof ReadsOf, files: readonly number[], written: FileReads) =>
      updated(reads[name], files, numbered(written));
    const all = {
      documents: now('documents', documents, await site.writeDocuments(documents)),
      markdown: now('markdown', markdown, site.writeMarkdown(markdown)),
      search: now('search', search, site.rewriteSearch(search)),
      others: stale('others').length > 0 ? numbered(site.writeRest()) : reads.others,
    };
    const rendered = new Set(documents);
    const withIds = readersOf(reads.documents, new Set([thisBuild.number]));
    site.renewBuildIds(
      withIds.filter((number) => !rendered.has(number)),
      lastBuild.id,
      thisBuild.id,
    );
    leaveState({ key: state.key, parts, reads: all });
    return documents.length;
  };
}
