import { buildIdOf, withBuildId } from './build-id.ts';
import { leaveState, readState } from './build-state.ts';
import { startClock } from './clock.ts';
import { prepareRebuild } from './rebuild.ts';
import { sourcesHash } from './sources-hash.ts';
import { storeContent } from './store-content.ts';
import { dist, isHtmlOnly } from './variant.ts';
import { writtenFiles } from './write-site-file.ts';

const storing = storeContent();
const sources = sourcesHash();
const state = readState();
const rebuild = state?.key.startsWith(`${sources} `) ? await prepareRebuild(state) : undefined;
const stored = await storing;
const buildId = buildIdOf(sources, stored);
const content = withBuildId(stored, buildId);
const key = `${sources} ${content.structure}`;

/** Builds what has changed, or all. */
async function build() {
  const spent = startClock();
  const count = state?.key === key ? await rebuild?.(content) : undefined;
  if (count !== undefined) return { count, files: [...writtenFiles], spent: spent() };
  // Takes longer to load than a few pages to write.
  const { buildAll } = await import('./build-all.ts');
  const all = await buildAll(content, buildId);
  leaveState({ key, parts: content.parts, reads: all.reads });
  return { ...all, files: undefined };
}

/** Compresses some files, or all. */
async function compress(files: readonly string[] | undefined) {
  const { compressAll, compressFiles } = await import('./compress.ts');
  return files ? compressFiles(files) : compressAll(`${dist}/site`);
}

const { count, files, spent } = await build();
const compressed = isHtmlOnly ? 0 : await compress(files);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const { systemCPUTime, userCPUTime } = process.resourceUsage();
// A process that another one has started leaves the report to it.
if (!process.send)
  console.log(
    [
      `${count} documents, ${compressed} files compressed`,
      `in ${seconds(performance.now())} s`,
      `${seconds(spent.wall)} s and ${seconds(spent.cpu)} CPU seconds for the documents`,
      `${seconds((userCPUTime + systemCPUTime) / 1000)} CPU seconds besides Vite and the parser`,
    ].join(', '),
  );
