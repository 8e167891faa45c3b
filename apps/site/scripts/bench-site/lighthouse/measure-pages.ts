import { isUnlisted, typicalPaths } from '../content/site-pages.ts';
import type { BenchOptions } from '../options.ts';
import type { Method, PageRow } from '../results.ts';
import type { HostedSites } from '../sites/host-all.ts';
import type { LighthouseProcess } from './lighthouse-process.ts';
import { planRound } from './plan-round.ts';
import { type MeasuredPage, summarize } from './summarize.ts';

const methods: readonly Method[] = ['devtools', 'simulate'];
const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

/** Measures pages of all sites with Lighthouse, round by round. */
export async function measurePages(
  sites: HostedSites,
  { measure }: LighthouseProcess,
  { pages, runs }: BenchOptions,
): Promise<readonly PageRow[]> {
  const paths = pages ?? typicalPaths();
  const measured: MeasuredPage[] = [];
  for (let round = 0; round < runs; round += 1)
    for (const page of methods.flatMap((method) => planRound(paths, method))) {
      const { site, path, method } = page;
      // Scores other than performance don't depend on the round.
      const isScored = round === 0 && method === 'simulate' && site !== 'empty';
      const run = await measure({
        url: sites[site].origin + path,
        method,
        categories: isScored ? categories : ['performance'],
      });
      console.log(
        `${round + 1}/${runs} ${method} ${site} ${path}: FCP ${Math.round(run.fcp)}, LCP ${Math.round(run.lcp)} ms`,
      );
      // Performance under applied throttling says something about this machine, not about points.
      measured.push({
        ...page,
        run: method === 'simulate' ? run : { ...run, scores: {}, failed: [] },
      });
    }
  return summarize(measured, isUnlisted);
}
