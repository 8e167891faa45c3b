import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployProblems } from './deploy-problems.ts';
import { readSite } from './read-site.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'read-site-'));
  mkdirSync(join(dist, 'site'));
  const hosting = { base: '', headers: {}, notFound: [], redirects: [] };
  writeFileSync(join(dist, 'hosting.json'), JSON.stringify(hosting));
});
afterEach(() => rmSync(dist, { recursive: true }));

it.each(['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'webmanifest', 'md'])(
  'finds a secret in a file that ends with .%s',
  (ending) => {
    writeFileSync(join(dist, 'site', `a.${ending}`), 'whsec_0123456789abc');
    const found = deployProblems(readSite(dist, { origin: 'https://www.acme.io' }));
    expect(found[0]).toMatchObject({ cause: 'secret', files: [`/a.${ending}`] });
  },
);
