import { expect, it } from 'vitest';
import { buildProblems } from './build-problems.ts';
import { lineOf } from './problem.ts';

const linesOf = (thrown: unknown) => buildProblems(thrown).map(lineOf);

it('names what an error says, and the remedy', () => {
  const error = new Error('Two documents have the URL of /buy.html: give one another slug.');
  expect(linesOf(error)).toEqual([
    '- build: Two documents have the URL of /buy.html: give one another slug. Correct this, then check again.',
  ]);
  expect(linesOf('a text')).toEqual(['- build: a text Correct this, then check again.']);
});

it('has a line of its own for each mistake that a message lists', () => {
  expect(linesOf(new Error('Write these texts, then build again:\n- one\n- two'))).toEqual([
    '- build: one',
    '- build: two',
  ]);
});

it('keeps the long message of a bundler on one line, without colors', () => {
  const [line = '', ...others] = linesOf(
    new Error(`\u001b[31mBuild failed\u001b[39m:\n\nsrc/a.ts:1:2\n${'~'.repeat(2000)}`),
  );
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^- build: Build failed: src\/a\.ts:1:2 ~+… Correct this, then check again\.$/,
  );
  expect(line.length).toBeLessThan(500);
});
