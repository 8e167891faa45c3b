import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { differences, digestsOf } from './digests.mjs';

const build = (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'digests-'));
  mkdirSync(`${folder}/assets`);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  return digestsOf(folder);
};

test('two folders differ in what changed, is missing or is new', () => {
  const first = build({ 'a.html': '1', 'b.html': '2', 'assets/c.js': '3' });
  assert.deepEqual(
    differences(first, build({ 'a.html': '1', 'b.html': '2', 'assets/c.js': '3' })),
    [],
  );
  const second = build({ 'a.html': '1', 'b.html': '0', 'd.html': '4' });
  assert.deepEqual(differences(first, second), ['assets/c.js', 'b.html', 'd.html']);
});

test('the other date is another year, and dates that are given stay', () => {
  const preload = fileURLToPath(new URL('other-date.mjs', import.meta.url));
  const code =
    'console.log(JSON.stringify([Date.now(), +new Date(), new Date(0).getTime(), typeof Date(), new Date() instanceof Date]))';
  const output = execFileSync(process.execPath, ['--import', preload, '-e', code], {
    encoding: 'utf8',
  });
  const [now, created, given, called, isDate] = JSON.parse(output);
  const days = (time) => Math.round((time - Date.now()) / 86_400_000);
  assert.deepEqual(
    [days(now), days(created), given, called, isDate],
    [400, 400, 0, 'string', true],
  );
});
