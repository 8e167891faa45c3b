import { describe, expect, it } from 'vitest';
import type { PageRun } from './lighthouse-report.ts';
import { planRound } from './plan-round.ts';
import { summarize } from './summarize.ts';

const run = (fcp: number, scores: PageRun['scores'] = {}, failed: readonly string[] = []) => ({
  fcp,
  lcp: fcp,
  tbt: 0,
  cls: 0,
  kilobytes: 10,
  requests: 1,
  scores,
  failed,
});
const home = { site: 'otm', path: '/', method: 'devtools' } as const;
const empty = { site: 'empty', path: '/', method: 'devtools' } as const;

describe('the rounds of Lighthouse', () => {
  it('condense into medians next to the empty page of the same method', () => {
    const rows = summarize(
      [
        ...[700, 900, 650].map((fcp) => ({ ...home, run: run(fcp) })),
        ...[600, 500, 640].map((fcp) => ({ ...empty, run: run(fcp) })),
        ...[1, 2].map((fcp) => ({ ...empty, method: 'simulate' as const, run: run(fcp) })),
      ],
      () => false,
    );
    expect(rows.map(({ site, method, fcp, runs }) => [site, method, fcp, runs])).toEqual([
      ['otm', 'devtools', 700, 3],
      ['empty', 'devtools', 600, 3],
      ['empty', 'simulate', 2, 2],
    ]);
    expect(rows[0]?.empty.fcp).toBe(600);
  });

  it('keep the median score and every audit that cost points', () => {
    const [row] = summarize(
      [
        { ...home, run: run(1, { performance: 95, seo: 92 }, ['link-text']) },
        { ...home, run: run(1, { performance: 99 }) },
        { ...home, run: run(1, { performance: 100 }, ['redirects']) },
      ],
      () => true,
    );
    expect(row).toMatchObject({
      isUnlisted: true,
      scores: { performance: 99, seo: 92 },
      failed: ['link-text', 'redirects'],
    });
  });

  it('measure peers where they have the page, and the empty page every twelve pages', () => {
    const sites = planRound(
      ['/', '/es', '/buy', '/blog/a', '/es/blog/a', '/contact', '/es/contact'],
      'simulate',
    ).map(({ site }) => site);
    expect(sites).toEqual([
      'empty',
      ...['otm', 'astro', 'next', 'vite', 'otm', 'otm'],
      ...['otm', 'astro', 'next', 'vite', 'otm', 'otm'],
      'empty',
      'otm',
    ]);
  });
});
