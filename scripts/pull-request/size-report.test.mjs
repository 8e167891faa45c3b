import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { measureSite, sizeReport } from './size-report.mjs';

it('measures what visitors download, under a name that survives a new hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<p>'.repeat(500));
  writeFileSync(join(folder, 'chat-aB3_x-9z.js'), 'let a;');
  writeFileSync(join(folder, 'index.html.br'), 'x');
  const sizes = measureSite(folder);
  rmSync(folder, { recursive: true });
  assert.deepEqual([...sizes.keys()].sort(), ['chat.js', 'index.html']);
  assert.ok(sizes.get('index.html') < 100, 'compressed');
});

it('lists the largest changes first, new and removed files included', () => {
  const before = new Map([
    ['index.html', 1000],
    ['gone.html', 500],
    ['chat.js', 50],
  ]);
  const after = new Map([
    ['index.html', 990],
    ['new.js', 40],
    ['chat.js', 50],
  ]);
  const report = sizeReport(before, after, { shown: 2 });
  assert.match(report, /documents \| 2 \| 1500 \| 990 \| -510 \| index\.html: 990/);
  const files = [...report.matchAll(/^\| `(.+?)`.*$/gm)].map(([, name]) => name);
  assert.deepEqual(files, ['gone.html', 'new.js']);
  assert.match(report, /1 smaller changes/);
});

it('says so when nothing changed', () => {
  const same = new Map([['index.html', 10]]);
  assert.match(sizeReport(same, same), /No file changed its size/);
});
