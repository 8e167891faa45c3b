import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runBuild } from '../bench-site/sites/run-build.ts';
import { editPost, writePosts } from './write-posts.ts';

const site = resolve(import.meta.dirname, '../..');

/** A page of each kind that could grow with the number of posts, by its file. */
export const growingPages = {
  blog: 'blog.html',
  'blog, page 2': 'blog/page/2.html',
  post: 'blog/generated-post-7.html',
  search: 'search.html',
  term: 'glossary/delta.html',
  feed: 'feed.xml',
} as const;

/** The cost of a build. */
export interface BuildCost {
  /** Documents that were written. */
  readonly documents: number;
  /** Seconds for the entire command, and for the documents. */
  readonly seconds: number;
  readonly documentSeconds: number;
  /** Seconds of all cores without Vite and the parser, and those for the documents. */
  readonly cpu: number;
  readonly documentCpu: number;
  /** The most memory of all its processes at a time; unknown outside of Linux. */
  readonly megabytes: number | undefined;
}

/** A site with generated posts. */
export interface GrownSite {
  readonly cost: BuildCost;
  /** Bytes of a file after brotli at its middle quality, by its path in the site. */
  readonly bytesOf: (file: string) => number;
  /** The hashes of all files, by their paths in the site. */
  readonly hashes: () => ReadonlyMap<string, string>;
  /** Adds a word to a post. */
  readonly edit: (post: number) => void;
  /** Builds again, from what the last build left or from nothing. */
  readonly rebuild: (from: 'last build' | 'nothing') => Promise<BuildCost>;
  readonly remove: () => void;
}

const report =
  /(\d+) documents, 0 files compressed, in [\d.]+ s, ([\d.]+) s and ([\d.]+) CPU seconds for the documents, ([\d.]+) CPU/;

async function build(content: string, out: string): Promise<BuildCost> {
  const options = ['--fixture', '--html', '--content', `${content}/`, '--out', out];
  const { megabytes, output, seconds } = await runBuild(site, ['build/build.ts', ...options]);
  const [, ...figures] = report.exec(output) ?? [];
  if (figures.length === 0) throw new Error(`The build printed no figures:\n${output}`);
  const [documents = 0, documentSeconds = 0, documentCpu = 0, cpu = 0] = figures.map(Number);
  return { documents, seconds, documentSeconds, documentCpu, megabytes, cpu };
}

const hashesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => {
        const file = join(parentPath, name);
        return [relative(folder, file), hash('sha256', readFileSync(file))];
      }),
  );

/**
 * Builds the fixture shop with so many generated posts, without share cards and compression.
 *
 * @throws Error if the build fails.
 */
export async function buildGrowth(count: number): Promise<GrownSite> {
  const content = mkdtempSync(join(tmpdir(), 'growth-'));
  // The renderer imports its packages from where it is.
  const out = `node_modules/.cache/growth/${count}`;
  writePosts(content, count);
  const output = resolve(site, out);
  rmSync(output, { recursive: true, force: true });
  const read = (file: string) => readFileSync(join(output, 'site', file));
  return {
    cost: await build(content, out),
    bytesOf: (file) =>
      brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    hashes: () => hashesIn(join(output, 'site')),
    edit: (post) => editPost(content, post),
    rebuild: (from) => {
      if (from === 'nothing') rmSync(output, { recursive: true });
      return build(content, out);
    },
    remove: () => rmSync(content, { recursive: true }),
  };
}
