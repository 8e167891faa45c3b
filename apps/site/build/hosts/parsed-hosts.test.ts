import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Decide } from '../../hosts-proof/parsed-hosts.ts';
import { comparable, expectedDecision, parsedHosts } from '../../hosts-proof/parsed-table.ts';
import { urlTable } from '../../hosts-proof/url-table.ts';
import { hosting, siteFiles } from '../../server/fixture-site.ts';
import { cloudflare } from './cloudflare.ts';
import { exportSite } from './export-site.ts';

/** The small site, with a file of every kind that the table of URLs has. */
const files = {
  ...siteFiles,
  'site/es.html': 'inicio',
  'site/buy.html.br': 'buy in brotli',
  'site/es/feed.xml': '<feed/>',
  'site/sitemap.xml': '<urlset/>',
  'site/licenses.txt': 'MIT',
  'site/blog/first.md': '# First',
  'site/es/blog/primero.md': '# Primero',
  'site/assets/client-a1b2c3d4.js': 'load()',
};
const dist = mkdtempSync(join(tmpdir(), 'hosts-'));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

const rows = urlTable(join(dist, 'site'), hosting);

it('has every kind of URL', () => {
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const kind of [
    ...['page', 'page with a query', 'slash', 'extension', 'redirect', 'fallback', 'asset'],
    ...['feed', 'Markdown version', '404 by its name', 'unknown asset', 'encoded', 'another site'],
  ])
    expect(kinds).toContain(kind);
});

describe.each(parsedHosts)('$name, by its own parser', ({ name, read }) => {
  let decide: Decide;
  beforeAll(async () => {
    const folder = join(dist, 'export', name);
    await exportSite(dist, name, folder);
    decide = await read(folder);
  });

  it.each(rows)('decides $kind: $url', (row) => {
    expect(comparable(decide(row.url))).toEqual(expectedDecision(name, row, hosting));
  });
});

describe('Vercel, whose redirects can’t look for a file,', () => {
  const decide = async () => {
    const [, vercel] = parsedHosts;
    await exportSite(dist, 'vercel', join(dist, 'export/again'));
    return vercel?.read(join(dist, 'export/again'));
  };

  it.each(['/nowhere/', '/nowhere.html'])('sends %s to its 404 a redirect later', async (url) => {
    const rules = await decide();
    expect(rules?.(url)).toMatchObject({ status: 308, location: '/nowhere' });
    expect(rules?.('/nowhere')).toMatchObject({ status: 404, file: '/404.html' });
  });

  it('never redirects to another site', async () => {
    expect((await decide())?.('//example.com/').location).toBeUndefined();
  });
});

describe('Cloudflare’s limits', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ from: `/a${index}`, to: '/buy' }));
  const { _headers = '', _redirects = '' } = cloudflare({ ...hosting, redirects: many });
  const rules = _redirects.trim().split('\n').slice(1);

  it('are kept by the redirects: the rest redirect by their documents', () => {
    expect(rules).toHaveLength(2000);
    expect(rules.slice(0, 2)).toEqual(['/a0 /buy 308', '/a0/ /buy 308']);
    for (const rule of rules) expect(rule.length).toBeLessThanOrEqual(1000);
  });

  it('are kept by the headers', () => {
    const lines = _headers.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });
});
