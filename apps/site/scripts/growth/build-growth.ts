import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
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
  /** Seconds for the entire build, and for the documents. */
  readonly seconds: number;
  readonly documentSeconds: number;
  /** Seconds of all cores without the bundler, and those for the documents. */
  readonly cpu: number;
  readonly documentCpu: number;
  /** The most memory of the build's process. */
  readonly megabytes: number;
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
  readonly rebuild: (from: 'last build' | 'nothing') => BuildCost;
  readonly remove: () => void;
}

const report =
  /(\d+) documents, 0 files compressed, in ([\d.]+) s, ([\d.]+) s and ([\d.]+) CPU seconds for the documents, with (\d+) MB, ([\d.]+) CPU/;

function build(content: string, out: string): BuildCost {
  const options = ['--fixture', '--html', '--content', `${content}/`, '--out', out];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['build/build.ts', ...options], {
    cwd: site,
    encoding: 'utf8',
  });
  const [, ...figures] = report.exec(stdout) ?? [];
  if (status !== 0 || figures.length === 0)
    throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  const [documents = 0, seconds = 0, documentSeconds = 0, documentCpu = 0, megabytes = 0, cpu = 0] =
    figures.map(Number);
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
export function buildGrowth(count: number): GrownSite {
  const content = mkdtempSync(join(tmpdir(), 'growth-'));
  // The renderer imports its packages from where it is.
  const out = `node_modules/.cache/growth/${count}`;
  writePosts(content, count);
  const output = resolve(site, out);
  rmSync(output, { recursive: true, force: true });
  const read = (file: string) => readFileSync(join(output, 'site', file));
  return {
    cost: build(content, out),
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
