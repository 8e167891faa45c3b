import { expect, it } from 'vitest';
import { describeFailures } from './describe-failures.ts';

const failed = (fullName: string, message: string, actual?: string) => ({
  fullName,
  result: () => ({ errors: [{ message, actual }] }),
});
const fileWith = (...tests: readonly ReturnType<typeof failed>[]) => ({
  children: { allTests: () => tests },
  errors: () => [],
});

it('prints the mistakes that a rule lists, each on a line', () => {
  const actual = `[
  "articles/vwap/en.md:12: “colour”. Use the American spelling.",
  "articles/vwap/en.md:14: “\\"”. Write ’ and “ ”.",
]`;
  expect(describeFailures([fileWith(failed('spelling', 'expected', actual))], [])).toEqual([
    'articles/vwap/en.md:12: “colour”. Use the American spelling.',
    'articles/vwap/en.md:14: “"”. Write ’ and “ ”.',
  ]);
});

it('names the rule where its finding has no place', () => {
  const list = failed('titles > are unique', 'expected', '[\n  "vwap",\n]');
  const other = failed('titles > are short', 'expected 70 to be less than 66');
  expect(describeFailures([fileWith(list, other)], [])).toEqual([
    'titles > are unique: vwap',
    'titles > are short: expected 70 to be less than 66',
  ]);
});

it('prints what keeps the rules from running', () => {
  const broken = { ...fileWith(), errors: () => [{ message: 'a file is missing' }] };
  expect(describeFailures([broken], [{ message: 'out of memory' }])).toEqual([
    'out of memory',
    'a file is missing',
  ]);
});
