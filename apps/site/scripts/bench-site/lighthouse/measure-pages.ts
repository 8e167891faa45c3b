import { isUnlisted, typicalPaths } from '../content/site-pages.ts';
import type { BenchOptions } from '../options.ts';
import type { Method, PageRow } from '../results.ts';
import type { HostedSites } from '../sites/host-all.ts';
import type { LighthouseJob, LighthouseProcess } from './lighthouse-process.ts';
import type { PageRun } from './lighthouse-report.ts';
import { planRound } from './plan-round.ts';
import { type MeasuredPage, type PageCase, summarize } from './summarize.ts';

const methods: readonly Method[] = ['devtools', 'simulate'];
const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

/**
 * The categories that a page gets points for. Under applied throttling, points tell more about this
 * machine than about the page; those besides performance don't depend on the round.
 */
function categoriesOf({ site, method }: PageCase, round: number): readonly string[] {
  if (site === 'empty' || method === 'devtools') return [];
  return round === 0 ? categories : ['performance'];
}

/** Measures a page, once more if that fails: a browser may not start on a busy machine. */
const measureTwice = ({ measure }: LighthouseProcess, job: LighthouseJob): Promise<PageRun> =>
  measure(job).catch((error: Error) => {
    console.error(error.message);
    return measure(job);
  });

/**
 * Measures pages of all sites with Lighthouse, round by round.
 *
 * @param keep - gets the rows of all rounds so far after each one
 */
export async function measurePages(
  sites: HostedSites,
  lighthouse: LighthouseProcess,
  { pages, runs }: BenchOptions,
  keep: (rows: readonly PageRow[]) => void,
): Promise<void> {
  const paths = pages ?? typicalPaths();
  const measured: MeasuredPage[] = [];
  for (let round = 0; round < runs; round += 1) {
    for (const page of methods.flatMap((method) => planRound(paths, method))) {
      const { site, path, method } = page;
      const run = await measureTwice(lighthouse, {
        url: sites[site].origin + path,
        method,
        categories: categoriesOf(page, round),
      });
      console.log(
        `${round + 1}/${runs} ${method} ${site} ${path}: FCP ${Math.round(run.fcp)}, LCP ${Math.round(run.lcp)} ms`,
      );
      measured.push({ ...page, run });
    }
    keep(summarize(measured, isUnlisted));
  }
}
