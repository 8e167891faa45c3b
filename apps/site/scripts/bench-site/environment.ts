import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';

const peers = resolve(import.meta.dirname, 'peers/package.json');

const read = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The exact version of every package that the benchmark installs. */
const pinned = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(peers, 'utf8')).dependencies;

/** Returns what figures depend on: the processor, its cores and the memory. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory`;
}

/** Returns the versions that a reader needs to repeat the run. */
export function readVersions(browserPath: string | undefined): Readonly<Record<string, string>> {
  const { astro = '', next = '', vite = '', react = '', lighthouse = '' } = pinned();
  const output = browserPath ? read(browserPath, '--version') : '';
  const [chromium] = /[\d.]+/.exec(output) ?? [];
  return {
    Node: process.versions.node,
    ...(chromium && { Chromium: chromium }),
    Lighthouse: lighthouse,
    Astro: astro,
    Next: next,
    Vite: vite,
    React: react,
  };
}

/** Returns the commit of the work tree, with a plus sign if files differ from it. */
export function readCommit(): string {
  const isChanged = read('git', 'status', '--porcelain')
    .split('\n')
    .some((line) => line && !line.endsWith('docs/performance.md'));
  return `${read('git', 'rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
}
