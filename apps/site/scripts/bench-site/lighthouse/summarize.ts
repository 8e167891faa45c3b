import { median } from '../../benchmark/median.ts';
import type { Method, Metrics, PageRow, SiteId } from '../results.ts';
import type { PageRun } from './lighthouse-report.ts';

/** A page of a site that is measured in one way. */
export interface PageCase {
  readonly site: SiteId;
  readonly path: string;
  readonly method: Method;
}

/** A case and what one run measured. */
export interface MeasuredPage extends PageCase {
  readonly run: PageRun;
}

const metricNames = ['fcp', 'lcp', 'tbt', 'cls', 'kilobytes', 'requests'] as const;

const mediansOf = (runs: readonly PageRun[]): Metrics => {
  const of = (name: (typeof metricNames)[number]) => median(runs.map((run) => run[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
  };
};

/** The median score of each category, and every audit that cost points. */
const scoresOf = (runs: readonly PageRun[]) => {
  const names = [...new Set(runs.flatMap(({ scores }) => Object.keys(scores)))];
  return {
    scores: Object.fromEntries(
      names.map((name) => [name, median(runs.flatMap(({ scores }) => scores[name] ?? []))]),
    ),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
};

/** Condenses runs into a row for each case, next to the empty page of the same runs. */
export function summarize(
  measured: readonly MeasuredPage[],
  isUnlisted: (path: string) => boolean,
): readonly PageRow[] {
  const cases = Map.groupBy(measured, ({ site, path, method }) => `${site} ${path} ${method}`);
  const emptyOf = (method: Method) =>
    mediansOf(
      measured.filter((it) => it.site === 'empty' && it.method === method).map(({ run }) => run),
    );
  return [...cases.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { site, path, method } = first;
    const runs = group.map(({ run }) => run);
    return [
      {
        site,
        path,
        method,
        runs: runs.length,
        ...mediansOf(runs),
        empty: emptyOf(method),
        isUnlisted: site === 'otm' && isUnlisted(path),
        ...scoresOf(runs),
      },
    ];
  });
}
