import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextCount } from './load.mjs';
import { readOptions, tally } from './tally.mjs';

test('counts a test once a run, the most frequent first', () => {
  const runs = [['a › one\n    Error', 'a › one\n    Other'], [], ['b › two', 'a › one']];
  assert.deepEqual(tally(runs), [
    ['a › one', 2],
    ['b › two', 1],
  ]);
});

test('runs npm test ten times at load 10, or what is asked', () => {
  assert.deepEqual(readOptions([]), { runs: 10, load: 10, command: ['npm', 'test'] });
  assert.deepEqual(readOptions(['--runs', '1', '--', 'npm', 'run', 'lint']), {
    runs: 1,
    load: 10,
    command: ['npm', 'run', 'lint'],
  });
  assert.throws(() => readOptions(['--runs', 'many']), RangeError);
});

test('adds a busy process below the load, removes one above it, and leaves what is near', () => {
  assert.equal(nextCount(3, 8, 10), 4);
  assert.equal(nextCount(3, 12, 10), 2);
  assert.equal(nextCount(3, 10.2, 10), 3);
  assert.equal(nextCount(0, 30, 10), 0);
});
