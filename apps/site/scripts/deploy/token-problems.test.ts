import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf } from './problem.ts';
import { tokenProblems } from './token-problems.ts';

const source = 'packages/ui/src/tokens/tokens.json';
const sheet = 'packages/ui/src/styles/tokens.css';
const repository = join(import.meta.dirname, '../../../..');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const file of [source, sheet]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const linesOf = () => tokenProblems(root).map(lineOf);
const change = (pattern: RegExp, value: string) => {
  const file = join(root, source);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, value));
};

it('finds nothing in the colors of the repository', () => {
  expect(linesOf()).toEqual([]);
});

it('says to run npm run tokens after a change, and names each pair that’s too similar', () => {
  change(/("accent": \{[^}]*"hex": )"#\w+"/, '$1"#777777"');
  expect(linesOf()).toEqual([
    `- setting: The style sheet doesn’t follow tokens.json: run npm run tokens. (${sheet})`,
    expect.stringMatching(
      /^- setting: The color on-accent on accent has a contrast of [\d.]+ in the dark theme and needs 4\.5: make one .* \(packages\/ui\/src\/tokens\/tokens\.json\)$/,
    ),
    expect.stringContaining('in the light theme'),
  ]);
});

it.each([
  ['a color of three digits', /"#\w{6}"/, '"#fff"', /Write #fff as # and six lowercase hex digits/],
  ['a missing comma', /,\n/, '\n', /The colors can’t be read: .*JSON/],
])('has a line for %s', (_, pattern, value, expected) => {
  change(pattern, value);
  expect(linesOf()).toEqual([expect.stringMatching(expected)]);
});
