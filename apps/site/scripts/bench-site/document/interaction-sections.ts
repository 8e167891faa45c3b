import { type InteractionRow, type NextPageRow, type SiteId, siteNames } from '../results.ts';
import { ratio, table, whole } from './table.ts';

interface SiteRow {
  readonly site: SiteId;
}

/** Puts the rows of the same thing next to each other, ours first. */
function groups<Row extends SiteRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly (readonly [string, Row, readonly Row[]])[] {
  return rows
    .filter(({ site }) => site === 'otm')
    .map((ours) => [
      keyOf(ours),
      ours,
      rows.filter((row) => row.site !== 'otm' && keyOf(row) === keyOf(ours)),
    ]);
}

/** Writes the section about interactions. */
export function interactionSection(rows: readonly InteractionRow[]): string {
  if (rows.length === 0) return '';
  const cells = ({ site, inp, worst, shown }: InteractionRow, name: string, base: number) => [
    name,
    siteNames[site],
    whole(inp),
    ratio(inp, base),
    whole(worst),
    whole(shown),
  ];
  const lines = groups(rows, ({ name }) => name).flatMap(([name, ours, peers]) =>
    [ours, ...peers].map((row) => cells(row, name, ours.inp)),
  );
  return [
    '## Interactions',
    'Taps on a phone with slow 4G and a fourth of the speed: open, close, open again. INP is the longest of these interactions by the Event Timing API, in steps of 8 ms from 16 ms; the last column has the first tap until it shows, with the code that it may fetch. Measured in Chromium’s headless shell, which also counts frames in which only a fixed element changes. Chat and replay exist on this site only.',
    table(['interaction', 'site', 'INP, ms', '× this site', 'worst run, ms', 'shows, ms'], lines),
  ].join('\n\n');
}

/** Writes the section about going to the next page. */
export function nextPageSection(rows: readonly NextPageRow[]): string {
  if (rows.length === 0) return '';
  const lines = groups(rows, ({ from }) => from).flatMap(([from, ours, peers]) =>
    [ours, ...peers].map(({ site, milliseconds }) => [
      `\`${from}\``,
      siteNames[site],
      whole(milliseconds),
      ratio(milliseconds, ours.milliseconds),
    ]),
  );
  return [
    '## Next page',
    'From a tap on a link to the first paint of the next page, on slow 4G and a fourth of the speed, on a page that has settled.',
    table(['from', 'site', 'ms', '× this site'], lines),
  ].join('\n\n');
}
