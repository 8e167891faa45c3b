import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The circumstances that the figures of a run depend on. */
export interface BenchmarkSetup {
  readonly date: string;
  readonly machine: string;
  /** The mean number of processes that wanted a core in the minute before the run. */
  readonly load: number;
  readonly versions: Readonly<Record<string, string>>;
}

const versionOf = (name: string): string =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ).version;

/** Returns the circumstances of a run that starts now, with a browser's path. */
export function readSetup(browserPath: string): BenchmarkSetup {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [chromium = ''] =
    /[\d.]+/.exec(execFileSync(browserPath, ['--version'], { encoding: 'utf8' })) ?? [];
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory`,
    load: loadavg()[0] ?? 0,
    versions: {
      Node: process.versions.node,
      Chromium: chromium,
      React: versionOf('react'),
      'lightweight-charts': versionOf('lightweight-charts'),
      uPlot: versionOf('uplot'),
    },
  };
}
