import { describe, expect, it } from 'vitest';
import type { Metrics, PageRow, Records } from '../results.ts';
import { performanceDocument } from './performance-document.ts';
import { ratio, signed, table, whole } from './table.ts';

const empty: Metrics = { fcp: 600, lcp: 600, tbt: 0, cls: 0, kilobytes: 0.5, requests: 1 };
const stamp = { date: '2026-01-02', commit: 'abc' };
const page: PageRow & typeof stamp = {
  ...stamp,
  ...empty,
  site: 'otm',
  path: '/',
  method: 'devtools',
  runs: 3,
  empty,
  fcp: 690,
  kilobytes: 58.4,
  isUnlisted: false,
  scores: {},
  failed: [],
};
const records: Records = {
  lighthouse: {
    machine: '2 cores, 24 GB of memory',
    versions: { Node: '24.0.0', Astro: '7.3.5' },
    rows: [
      page,
      { ...page, path: '/es', fcp: 600, empty: { ...empty, fcp: 600.4 } },
      { ...page, path: '/buy', fcp: 640, empty: { ...empty, fcp: 700 } },
      { ...page, site: 'astro', fcp: 1200.4 },
      { ...page, method: 'simulate', scores: { seo: 66 }, isUnlisted: true },
    ],
  },
  growth: {
    machine: '2 cores, 24 GB of memory',
    versions: { Node: '24.0.0', Astro: '7.3.5' },
    rows: [
      { ...stamp, site: 'otm', posts: 100, documents: 800, perSecond: 400, megabytes: 300 },
      { ...stamp, site: 'next', posts: 100, documents: 220, perSecond: 100, megabytes: 600 },
    ],
  },
};

describe('the page about performance', () => {
  const text = performanceDocument(records);

  it('has the ratio of each page to the empty page', () => {
    expect(text).toContain('| `/` | 690 | 1.15 | 600 | 1.00 | 0 | +0 | 0.000 | 58 | 1 |');
    expect(text).toContain('| `/buy` | 640 | 0.91 |');
    expect(text).toContain('| Astro `/` | 1,200 | 2.00 |');
    expect(text).toContain('of a row’s own run, painted after 600 or 700 ms.');
    expect(text).toContain('of a row’s own run, painted after 600 ms.');
  });

  it('has the targets with what misses them', () => {
    expect(text).toContain(
      '| FCP, applied throttling | ≤ 1.10 × the empty page | 1.15 × | `/` | **miss** (2 of 3 pass) |',
    );
    expect(text).toContain('| CLS | 0.000 | 0.000 | `/` | pass (4 of 4) |');
  });

  it('has growth next to other builders', () => {
    expect(text).toContain('| this site | 100 | 800 | 400 | 1.00 | – | 300 | – | – | – |');
    expect(text).toContain('| Next | 100 | 220 | 100 | 0.25 | – | 600 | – | – | – |');
  });

  it('has the machine, the versions and the date once', () => {
    expect(text.match(/- Machine: 2 cores, 24 GB of memory\./g)).toHaveLength(1);
    expect(text).toContain('- Versions: Node 24.0.0, Astro 7.3.5.');
    expect(text).toContain('| Lighthouse | 2026-01-02 | abc |');
  });

  it('gives no points in SEO to a page that must not be listed', () => {
    expect(text).toContain('| `/` | not listed |  |');
  });

  it('says that no peer is better if none is', () => {
    expect(text).toContain('In no figure that peers share is a peer better.');
  });
});

describe('a table', () => {
  it('aligns figures to the right, and shows what is missing', () => {
    expect(
      table(
        ['a', 'b'],
        [
          ['x', whole(undefined)],
          ['y', whole(1234.5)],
        ],
      ),
    ).toBe('| a | b |\n|---|---:|\n| x | – |\n| y | 1,235 |');
    expect([ratio(3, 2), ratio(3, 0), signed(-4.6), signed(0.2)]).toEqual([
      '1.50',
      '–',
      '−5',
      '+0',
    ]);
  });
});
