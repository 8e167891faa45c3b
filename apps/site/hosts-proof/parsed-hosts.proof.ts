import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../build/hosts/export-site.ts';
import type { SiteHosting } from '../build/hosts/site-hosting.ts';
import type { Decide } from './parsed-hosts.ts';
import { comparable, expectedDecision, parsedHosts } from './parsed-table.ts';
import { urlTable } from './url-table.ts';

const hosting: SiteHosting = JSON.parse(readFileSync('dist/hosting.json', 'utf8'));
const rows = urlTable('dist/site', hosting);

describe.each(parsedHosts)('$name, by its own parser', ({ name, read }) => {
  let decide: Decide;
  beforeAll(async () => {
    const folder = join(mkdtempSync(join(tmpdir(), `site-${name}-`)), 'site');
    await exportSite('dist', name, folder);
    decide = await read(folder);
  });

  it.each(rows)('$kind: $url', (row) => {
    expect(comparable(decide(row.url))).toEqual(expectedDecision(name, row, hosting));
  });
});
