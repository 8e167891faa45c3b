import { describe, expect, it } from 'vitest';
import type { GrowthRow, Metrics, PageRow, PartRecord } from './results.ts';
import { judgeTargets, lowestScore } from './targets.ts';

const metrics: Metrics = { fcp: 600, lcp: 600, tbt: 0, cls: 0, kilobytes: 1, requests: 1 };
const page: PageRow = {
  ...metrics,
  site: 'otm',
  path: '/',
  method: 'devtools',
  runs: 3,
  empty: metrics,
  isUnlisted: false,
  scores: {},
  failed: [],
};
const record = <Row>(...rows: readonly Row[]): PartRecord<Row> => ({
  machine: '2 cores',
  versions: {},
  rows: rows.map((row) => ({ ...row, date: '2026-01-02', commit: 'abc' })),
});
const judgePages = (...rows: readonly PageRow[]) => judgeTargets({ lighthouse: record(...rows) });
const resultOf = (name: string, ...rows: readonly PageRow[]) =>
  judgePages(...rows).find((it) => it.name === name);

describe('a target', () => {
  it('shows the page that is furthest from it, and how many meet it', () => {
    const pages = [
      { ...page, fcp: 660 },
      { ...page, path: '/es', fcp: 661 },
    ];
    expect(resultOf('FCP, applied throttling', ...pages)).toEqual({
      name: 'FCP, applied throttling',
      limit: '≤ 1.10 × the empty page',
      measured: '1.10 ×',
      where: '/es',
      met: 1,
      of: 2,
    });
  });

  it('judges the largest paint by the way of throttling', () => {
    const slow = { ...page, lcp: 780 };
    expect(resultOf('LCP, applied throttling', slow)).toMatchObject({ met: 0, of: 1 });
    expect(resultOf('LCP, simulated throttling', slow)).toBeUndefined();
    const simulated = { ...slow, method: 'simulate' as const };
    expect(resultOf('LCP, simulated throttling', simulated)).toMatchObject({ met: 1 });
  });

  it('allows 20 ms more of blocked time than the empty page has', () => {
    const empty = { ...metrics, tbt: 10 };
    expect(resultOf('TBT', { ...page, tbt: 30, empty })).toMatchObject({ met: 1 });
    expect(resultOf('TBT', { ...page, tbt: 31, empty })).toMatchObject({ met: 0 });
  });

  it('allows no shift of three decimals', () => {
    expect(resultOf('CLS', { ...page, cls: 0.0004 })).toMatchObject({ met: 1 });
    expect(resultOf('CLS', { ...page, cls: 0.0006 })).toMatchObject({ met: 0, measured: '0.001' });
  });

  it('asks for every category, besides SEO of a page that must not be listed', () => {
    const scored = { ...page, scores: { performance: 100, seo: 66 } };
    expect(resultOf('Scores of Lighthouse', scored)).toMatchObject({ met: 0, measured: '66' });
    expect(resultOf('Scores of Lighthouse', page)).toBeUndefined();
    expect(lowestScore({ ...scored, isUnlisted: true })).toBe(100);
  });

  it('leaves out peers', () => {
    expect(judgePages({ ...page, site: 'next', fcp: 6000 })).toEqual([]);
  });

  it('judges the rate of a build by a large blog', () => {
    const growth = { site: 'otm', documents: 1, perSecond: 1, megabytes: 1 } as const;
    const results = judgeTargets({
      growth: record<GrowthRow>(
        { ...growth, posts: 100, htmlPerSecond: 300 },
        { ...growth, posts: 10_000, htmlPerSecond: 999 },
      ),
    });
    expect(results.at(0)).toMatchObject({ where: '10000 posts', measured: '999', met: 0, of: 1 });
  });

  it('includes growth, interactions and the next page', () => {
    const growth: GrowthRow = {
      site: 'otm',
      posts: 10_000,
      documents: 40_000,
      perSecond: 400,
      htmlPerSecond: 1000,
      megabytes: 500,
      rebuildSeconds: 1,
    };
    const results = judgeTargets({
      growth: record(growth),
      inp: record({ site: 'otm', name: 'chat', runs: 1, inp: 208, worst: 208, shown: 500 }),
      'next-page': record({ site: 'otm', from: '/', runs: 1, milliseconds: 350 }),
    });
    expect(results.map(({ name, met }) => [name, met])).toEqual([
      ['Tap to next page, slow 4G', 1],
      ['INP, slow phone ("good" in Web Vitals)', 0],
      ['HTML of a large blog', 1],
      ['Memory of a build', 0],
      ['Build after one changed post', 1],
    ]);
  });
});
