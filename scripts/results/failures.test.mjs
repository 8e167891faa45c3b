import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failuresOf } from './failures.mjs';

/** A Vitest report of one file. */
const vitest = (file) => ({ numPassedTests: 1, testResults: [{ assertionResults: [], ...file }] });

/** A Playwright report of one test inside `test.describe('a form')`. */
const playwright = (outcome, errors = []) => ({
  config: { rootDir: '/kit/app/e2e' },
  errors,
  suites: [
    {
      title: 'form.spec.ts',
      line: 0,
      suites: [
        {
          title: 'a form',
          line: 3,
          specs: [{ title: 'is sent', file: 'form.spec.ts', line: 7, tests: [outcome] }],
        },
      ],
    },
  ],
});

test('a failed test has its file, title and error, without the stack inside the runner', () => {
  const error = '\u001b[31mAssertionError\u001b[39m: 1 is not 2\n    at /kit/node_modules/x.js:1';
  const report = vitest({
    name: '/kit/packages/a/sum.test.ts',
    assertionResults: [
      { status: 'passed', fullName: 'counts' },
      { status: 'failed', fullName: 'adds', failureMessages: [error] },
    ],
  });
  assert.deepEqual(failuresOf(report, '/kit'), [
    'packages/a/sum.test.ts › adds\n    AssertionError: 1 is not 2',
  ]);
});

test('a file that could not be loaded is a failure', () => {
  const report = vitest({ name: '/kit/a.test.ts', message: 'No such module: b' });
  assert.deepEqual(failuresOf(report, '/kit'), ['a.test.ts › not run\n    No such module: b']);
});

test('a journey that failed has its file, line and groups', () => {
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'No button' }] }] };
  assert.deepEqual(failuresOf(playwright(failed), '/kit'), [
    'app/e2e/form.spec.ts:7 › a form › is sent\n    No button',
  ]);
});

test('the difference between what was expected and what was received is a part of the error', () => {
  const message = `Error: faults that the browser reported

expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 3

- Array []
+ Array [
+   "layout shift of 0.2",
+ ]`;
  const failed = { status: 'unexpected', results: [{ errors: [{ message }] }] };
  assert.match(failuresOf(playwright(failed), '/kit')[0], /layout shift of 0\.2/);
});

test('a journey that was skipped or passed on the second try is a failure', () => {
  for (const status of ['skipped', 'flaky']) {
    const report = playwright({ status, results: [] });
    assert.deepEqual(failuresOf(report, '/kit'), ['app/e2e/form.spec.ts:7 › a form › is sent']);
  }
});

test('an error outside of tests is a failure', () => {
  const passed = { status: 'expected', results: [] };
  const report = playwright(passed, [{ message: 'The server did not start' }]);
  assert.deepEqual(failuresOf(report, '/kit'), ['app/e2e › not run\n    The server did not start']);
});

test('reports of runs that passed have no failures', () => {
  const report = vitest({ name: '/kit/a.test.ts', message: '' });
  assert.deepEqual(failuresOf(report, '/kit'), []);
  assert.deepEqual(failuresOf(playwright({ status: 'expected', results: [] }), '/kit'), []);
});
