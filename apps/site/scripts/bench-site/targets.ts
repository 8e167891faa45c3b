import type { GrowthRow, PageRow, Records } from './results.ts';

/** A target, and how far the site is from it. */
export interface TargetResult {
  readonly name: string;
  readonly limit: string;
  /** The measured value that is furthest from the limit, and where it was measured. */
  readonly measured: string;
  readonly where: string;
  /** How many measurements meet the target, of how many. */
  readonly met: number;
  readonly of: number;
}

interface Target<Row> {
  readonly name: string;
  readonly limit: string;
  readonly isIncluded?: (row: Row) => boolean;
  /** By how much a row misses the target: above 0 if it does. */
  readonly excess: (row: Row) => number;
  readonly show: (row: Row) => string;
}

const times = (value: number, base: number) => `${(value / base).toFixed(2)} ×`;

/** The lowest score of a page; a page that must not be listed can't score in SEO. */
export function lowestScore({ scores, isUnlisted }: PageRow): number {
  const counted = Object.entries(scores).filter(([name]) => !(isUnlisted && name === 'seo'));
  return Math.min(...counted.map(([, score]) => score));
}

const paintTarget = (
  metric: 'fcp' | 'lcp',
  method: PageRow['method'],
  limit: number,
): Target<PageRow> => ({
  name: `${metric.toUpperCase()}, ${method === 'devtools' ? 'applied' : 'simulated'} throttling`,
  limit: `≤ ${limit.toFixed(2)} × the empty page`,
  isIncluded: (row) => row.method === method,
  excess: (row) => row[metric] / row.empty[metric] - limit,
  show: (row) => times(row[metric], row.empty[metric]),
});

const pageTargets: readonly Target<PageRow>[] = [
  paintTarget('fcp', 'devtools', 1.1),
  paintTarget('lcp', 'devtools', 1.25),
  paintTarget('lcp', 'simulate', 1.35),
  {
    name: 'TBT',
    limit: 'within 20 ms of the empty page',
    excess: ({ tbt, empty }) => tbt - empty.tbt - 20,
    show: ({ tbt, empty }) => `${Math.round(tbt - empty.tbt)} ms more`,
  },
  {
    name: 'CLS',
    limit: '0.000',
    excess: ({ cls }) => Number(cls.toFixed(3)),
    show: ({ cls }) => cls.toFixed(3),
  },
  {
    name: 'Scores of Lighthouse',
    limit: '100 in every category',
    isIncluded: ({ scores }) => Object.keys(scores).length > 0,
    excess: (row) => 100 - lowestScore(row),
    show: (row) => `${lowestScore(row)}`,
  },
];

/** The fewest posts that a build's rate is judged by: with fewer, most of the time is startup. */
const largeBlog = 10_000;

const growthTargets: readonly Target<GrowthRow>[] = [
  {
    name: 'HTML of a large blog',
    limit: '≥ 1,000 documents a second',
    isIncluded: ({ htmlPerSecond, posts }) => htmlPerSecond !== undefined && posts >= largeBlog,
    excess: ({ htmlPerSecond = 0 }) => 1000 - htmlPerSecond,
    show: ({ htmlPerSecond = 0 }) => `${htmlPerSecond}`,
  },
  {
    name: 'Memory of a build',
    limit: '< 500 MB',
    isIncluded: ({ megabytes }) => megabytes !== undefined,
    excess: ({ megabytes = 0 }) => megabytes - 499,
    show: ({ megabytes = 0 }) => `${megabytes} MB`,
  },
  {
    name: 'Build after one changed post',
    limit: '≤ 1 s',
    isIncluded: ({ rebuildSeconds }) => rebuildSeconds !== undefined,
    excess: ({ rebuildSeconds = 0 }) => rebuildSeconds - 1,
    show: ({ rebuildSeconds = 0 }) => `${rebuildSeconds.toFixed(1)} s`,
  },
];

/** Compares rows with a target; nothing if none was measured. */
function judge<Row>(
  { name, limit, isIncluded = () => true, excess, show }: Target<Row>,
  rows: readonly Row[],
  placeOf: (row: Row) => string,
): readonly TargetResult[] {
  const included = rows.filter(isIncluded).sort((one, other) => excess(other) - excess(one));
  const [worst] = included;
  if (!worst) return [];
  const met = included.filter((row) => excess(row) <= 0).length;
  return [{ name, limit, measured: show(worst), where: placeOf(worst), met, of: included.length }];
}

const isOurs = ({ site }: { readonly site: string }) => site === 'otm';

/** Returns how far the site is from each target that was measured. */
export function judgeTargets(records: Records): readonly TargetResult[] {
  const pages = (records.lighthouse?.rows ?? []).filter(isOurs);
  const growth = (records.growth?.rows ?? []).filter(isOurs);
  const upTo = (name: string, limit: number) => ({ name, limit: `≤ ${limit} ms` });
  return [
    ...pageTargets.flatMap((target) => judge(target, pages, ({ path }) => path)),
    ...judge(
      {
        ...upTo('Tap to next page, slow 4G', 350),
        excess: ({ milliseconds }) => milliseconds - 350,
        show: ({ milliseconds }) => `${Math.round(milliseconds)} ms`,
      },
      (records['next-page']?.rows ?? []).filter(isOurs),
      ({ from }) => `from ${from}`,
    ),
    ...judge(
      {
        ...upTo('INP, slow phone ("good" in Web Vitals)', 200),
        excess: ({ inp }) => inp - 200,
        show: ({ inp }) => `${inp} ms`,
      },
      (records.inp?.rows ?? []).filter(isOurs),
      ({ name }) => name,
    ),
    ...growthTargets.flatMap((target) => judge(target, growth, ({ posts }) => `${posts} posts`)),
  ];
}
