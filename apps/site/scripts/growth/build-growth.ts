import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { writePosts } from './write-posts.ts';

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

/** The cost of building a site with generated posts. */
export interface GrowthResult {
  readonly documents: number;
  /** Seconds for the entire build, and for reading and writing the documents. */
  readonly seconds: number;
  readonly documentSeconds: number;
  /** The most memory of the build's process. */
  readonly megabytes: number;
  /** Bytes of a file after brotli at its middle quality, by its path in the site. */
  readonly bytesOf: (file: string) => number;
}

const report =
  /(\d+) documents, 0 files compressed, in ([\d.]+) s \(([\d.]+) s for the documents\), with (\d+) MB/;

/**
 * Builds the fixture shop with so many generated posts, without share cards and compression.
 *
 * @throws Error if the build fails.
 */
export function buildGrowth(count: number): GrowthResult {
  const content = mkdtempSync(join(tmpdir(), 'growth-'));
  // The renderer imports its packages from where it is.
  const out = `node_modules/.cache/growth/${count}`;
  try {
    writePosts(content, count);
    const args = [
      'build/build.ts',
      '--fixture',
      '--html',
      '--content',
      `${content}/`,
      '--out',
      out,
    ];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: site,
      encoding: 'utf8',
    });
    const [, documents, seconds, documentSeconds, megabytes] = report.exec(stdout) ?? [];
    if (status !== 0 || !documents) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
    return {
      documents: Number(documents),
      seconds: Number(seconds),
      documentSeconds: Number(documentSeconds),
      megabytes: Number(megabytes),
      bytesOf: (file) =>
        brotliCompressSync(readFileSync(resolve(site, out, 'site', file)), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        }).length,
    };
  } finally {
    rmSync(content, { recursive: true });
  }
}
