import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addRecord, readRecords } from './records.ts';
import type { NextPageRow, PartRecord } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const files = { json: join(folder, 'reports/bench.json'), document: join(folder, 'page.md') };
const record = (
  date: string,
  milliseconds: number,
  ...from: readonly string[]
): PartRecord<NextPageRow> => ({
  machine: '2 cores',
  versions: { Node: '24.0.0' },
  rows: from.map((it) => ({ site: 'otm', from: it, runs: 3, milliseconds, date, commit: 'abc' })),
});

describe('the records of the benchmark', () => {
  it('keep what a later run did not measure, and write the page from all', () => {
    addRecord('next-page', record('2026-01-02', 300, '/', '/blog'), files);
    addRecord('next-page', record('2026-03-04', 400, '/'), files);
    expect(
      readRecords(files)['next-page']?.rows.map((row) => [row.from, row.milliseconds, row.date]),
    ).toEqual([
      ['/blog', 300, '2026-01-02'],
      ['/', 400, '2026-03-04'],
    ]);
    const page = readFileSync(files.document, 'utf8');
    expect(page).toContain('| next page | 2026-01-02, 2026-03-04 | abc |');
    expect(page).toContain('| Lighthouse | not measured yet |  |');
  });
});
