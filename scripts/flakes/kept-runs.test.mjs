import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepRuns } from './kept-runs.mjs';

test('goes on with the runs of the same commit, and forgets those of another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flakes-'));
  const file = join(folder, 'reports/flakes.json');
  try {
    const runs = keepRuns(file, 'one');
    assert.deepEqual(runs.read(), []);
    runs.add([]);
    runs.add(['a › one']);
    assert.deepEqual(keepRuns(file, 'one').read(), [[], ['a › one']]);
    assert.deepEqual(keepRuns(file, 'two').read(), []);
    keepRuns(file, 'two').add([]);
    assert.deepEqual(keepRuns(file, 'two').read(), [[]]);
    keepRuns(file, 'two').clear();
    assert.deepEqual(keepRuns(file, 'two').read(), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
