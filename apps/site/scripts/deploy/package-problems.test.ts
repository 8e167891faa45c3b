import { expect, it } from 'vitest';
import { problemsIn } from './package-problems.ts';
import { lineOf } from './problem.ts';

it('names file, line and mistake of what the compiler printed', () => {
  const output = [
    '@otm/content:build: ESM dist/index.js 39.10 KB',
    "@otm/content:build: src/pages/contact.ts(47,7): error TS2322: Type 'a' isn't type 'b'.",
    "@otm/content:build:   Property 'email' is missing.",
    "\u001b[36m@otm/ui:build: \u001b[0msrc/card/card.tsx(3,1): error TS2304: Cannot find name 'x'.",
  ];
  expect(problemsIn(output.join('\n')).map(lineOf)).toEqual([
    "- build: Type 'a' isn't type 'b'. Correct this, then check again. (packages/content/src/pages/contact.ts:47)",
    "- build: Cannot find name 'x'. Correct this, then check again. (packages/ui/src/card/card.tsx:3)",
  ]);
});

it('has a line for any other failure', () => {
  expect(problemsIn('Killed').map(lineOf)).toEqual([
    expect.stringMatching(/^- build: A package can’t be built: see the output above/),
  ]);
});
