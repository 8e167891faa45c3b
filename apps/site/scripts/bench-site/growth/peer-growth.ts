import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generatePosts } from '../content/generated-posts.ts';
import { peerPages, postTexts } from '../content/site-pages.ts';
import { markdownFile } from '../content/write-pages.ts';
import type { GrowthRow } from '../results.ts';
import { writeProject } from '../sites/peers.ts';
import { runBuild } from '../sites/run-build.ts';

/** The peers that build documents. */
export type Generator = 'astro' | 'next';

/** The same middle quality as in `bench:growth`. */
const brotliBytes = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;

const countDocuments = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;

/** Builds a peer's blog with so many posts in two languages, and again after a change of one. */
export async function measurePeerGrowth(
  workbench: string,
  site: Generator,
  posts: number,
): Promise<GrowthRow> {
  const home = peerPages().filter(({ path }) => path === '/');
  const english = generatePosts(postTexts('en'), posts, '');
  const all = [...home, ...english, ...generatePosts(postTexts('es'), posts, '/es')];
  const { build, folder, output } = writeProject(workbench, site, `growth-${site}`, all);
  try {
    const { megabytes, seconds } = await runBuild(folder, build);
    const documents = countDocuments(output);
    const path = english[0]?.path ?? '';
    const bytesOf = (name: string) => brotliBytes(join(output, `${name}.html`));
    const bytes = { postBytes: bytesOf(path), listBytes: bytesOf('/blog') };
    appendFileSync(markdownFile(join(folder, 'content'), path), '\nOne more paragraph.\n');
    const again = await runBuild(folder, build);
    return {
      site,
      posts,
      documents,
      perSecond: Math.round(documents / seconds),
      megabytes,
      rebuildSeconds: again.seconds,
      ...bytes,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
