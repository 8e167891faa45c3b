import { type Method, type PageRow, siteNames } from '../results.ts';
import { ratio, signed, table, whole } from './table.ts';

const titles: Readonly<Record<Method, string>> = {
  devtools: 'Pages, applied throttling',
  simulate: 'Pages, simulated throttling',
};

const explanations: Readonly<Record<Method, string>> = {
  devtools: 'Lighthouse’s phone on slow 4G, really slowed down by the browser.',
  simulate:
    'Lighthouse’s phone on slow 4G, as it computes it from a fast load. It adds what loads before the paint, whether or not the paint waits for it.',
};

const columns = [
  'FCP, ms',
  '× empty',
  'LCP, ms',
  '× empty',
  'TBT, ms',
  '− empty',
  'CLS',
  'KB',
  'requests',
];

const cells = ({ fcp, lcp, tbt, cls, kilobytes, requests, empty }: PageRow) => [
  whole(fcp),
  ratio(fcp, empty.fcp),
  whole(lcp),
  ratio(lcp, empty.lcp),
  whole(tbt),
  signed(tbt - empty.tbt),
  cls.toFixed(3),
  whole(kilobytes),
  whole(requests),
];

/** A page of the site, or one of others by its site's name. */
const nameOf = ({ site, path }: PageRow) =>
  site === 'otm' ? `\`${path}\`` : `${siteNames[site]}${site === 'empty' ? '' : ` \`${path}\``}`;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Names the baseline of the ratios; rows from several runs have several empty pages. */
function baseline(rows: readonly PageRow[]): string {
  const inOrder = rows.map(({ empty }) => empty.fcp).sort((one, other) => one - other);
  const paints = [...new Set(inOrder.map(whole))];
  return `Ratios are to the empty page of a row’s own run, painted after ${either.format(paints)} ms.`;
}

function methodSection(all: readonly PageRow[], method: Method): string {
  const rows = all.filter((row) => row.method === method);
  if (rows.length === 0) return '';
  const ours = rows.filter(({ site }) => site === 'otm');
  const others = rows.filter(({ site }) => site !== 'otm');
  return [
    `## ${titles[method]}`,
    `${explanations[method]} ${baseline(rows)}`,
    table(
      ['page', ...columns],
      [...ours, ...others].map((row) => [nameOf(row), ...cells(row)]),
    ),
  ].join('\n\n');
}

function scoreSection(all: readonly PageRow[]): string {
  const rows = all.filter(({ scores }) => Object.keys(scores).length > 0);
  const categories = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))];
  if (rows.length === 0) return '';
  const scored = rows.map((row) => [
    nameOf(row),
    ...categories.map((name) =>
      row.isUnlisted && name === 'seo' ? 'not listed' : `${row.scores[name] ?? '–'}`,
    ),
    row.failed.map((audit) => `\`${audit}\``).join(', '),
  ]);
  return [
    '## Scores of Lighthouse',
    'Pages that search engines must not list have no score for SEO: that they aren’t listed would cost them points.',
    table(['page', ...categories, 'audits that cost points'], scored),
  ].join('\n\n');
}

/** Writes the sections about loading pages. */
export const pageSections = (rows: readonly PageRow[]): readonly string[] => [
  methodSection(rows, 'devtools'),
  methodSection(rows, 'simulate'),
  scoreSection(rows),
];
