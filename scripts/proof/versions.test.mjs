import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTree } from './versions.mjs';

test('a tree keeps its name while only records of measurements change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.co', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (file, text) => writeFileSync(join(folder, file), text);
  const commit = () => {
    git('add', '-A');
    git('commit', '-m', 'test: commit');
    return readTree(folder);
  };
  try {
    git('init');
    mkdirSync(join(folder, 'docs'));
    write('code.ts', 'one');
    write('docs/proof.md', 'one');
    const first = commit();
    assert.match(first, /^[0-9a-f]{12}$/);
    write('docs/proof.md', 'two');
    write('docs/flakes.json', '{}');
    assert.equal(readTree(folder), first);
    assert.equal(commit(), first);
    write('code.ts', 'two');
    assert.equal(readTree(folder), `${first}+`);
    assert.notEqual(commit(), first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
