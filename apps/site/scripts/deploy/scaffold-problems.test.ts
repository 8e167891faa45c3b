import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf } from './problem.ts';
import { scaffoldProblems } from './scaffold-problems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

it.each([
  ['packages/content/src/pages/prices.ts', "lead: 'Sample text: one sentence.'"],
  ['packages/content/src/pages/prices.ts', "lead: 'Texto de muestra: una frase.'"],
  ['packages/content/src/shop/prices-plan.ts', '// Sample text: replace the prices'],
  ['packages/ui/src/blocks/prices-sample.ts', "title: 'Sample text: a title'"],
  ['packages/orderflow/src/bar-range.ts', '/** Sample text: the bar’s range. */'],
  ['packages/content/articles/bar-range/es.md', 'risk: "Texto de muestra: el riesgo"'],
])('lists %s with %s', (file, text) => {
  write(file, text);
  expect(scaffoldProblems(root).map(lineOf)).toEqual([
    `- leftover: A scaffold’s sample text is left: write your own, or delete what you don’t need. (${file})`,
  ]);
});

it('finds nothing in sources without one, nor in tests', () => {
  write('packages/content/src/pages/prices.ts', "lead: 'What it costs.'");
  write('packages/content/src/pages/prices.test.ts', "'Sample text: not shown'");
  expect(scaffoldProblems(root)).toEqual([]);
});
