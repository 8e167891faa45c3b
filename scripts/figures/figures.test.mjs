import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf } from './classify.mjs';
import { readExports } from './exports.mjs';
import { readFunctions } from './functions.mjs';

describe('kindOf', () => {
  for (const [path, kind] of [
    ['packages/ui/src/button/button.tsx', 'product'],
    ['packages/ui/src/button/button.css', 'product'],
    ['packages/ui/src/button/button.test.tsx', 'test'],
    ['packages/ui/src/button/button.stories.tsx', 'sample'],
    ['apps/site/e2e/buy.spec.ts', 'test'],
    ['apps/site/e2e/fixtures/test.ts', 'test'],
    ['apps/site/server/serve.ts', 'tool'],
    ['packages/sandbox/src/inbox.ts', 'tool'],
    ['packages/content/src/pages/home.ts', 'prose'],
    ['packages/content/src/format.ts', 'product'],
    ['packages/content/src/search-synonyms.ts', 'prose'],
    ['packages/content/src/lint/rules.ts', 'tool'],
    ['packages/content/src/lint/rules.test.ts', 'test'],
    ['packages/chat-widget/src/modules/labels-fr.ts', 'prose'],
    ['packages/chat-widget/src/modules/labels.test.ts', 'test'],
    ['packages/orderflow/src/bench-engine.ts', 'tool'],
    ['apps/site/hosts-proof/url-table.ts', 'test'],
  ])
    it(`counts ${path} as ${kind}`, () => assert.equal(kindOf(path), kind));
});

describe('readExports', () => {
  it('tells documented exports from undocumented ones', () => {
    const source = '/** A size. */\nexport const size = 1;\n\nexport interface Box {}\n';
    assert.deepEqual(readExports(source), [
      { name: 'size', line: 2, hasDocs: true },
      { name: 'Box', line: 4, hasDocs: false },
    ]);
  });

  it('ignores re-exports and local declarations', () => {
    assert.deepEqual(readExports("export { a } from './a.ts';\nconst b = 1;\n"), []);
  });
});

describe('readFunctions', () => {
  it('counts lines of code up to the next declaration', () => {
    const source = `export function add({
  a,
}: Sum): number {
  // A comment.

  return a;
}

/** Doubles it. */
export const double = (a) => 2 * a;
const size = 3;
`;
    assert.deepEqual(readFunctions(source), [
      { name: 'add', line: 1, lines: 5 },
      { name: 'double', line: 10, lines: 1 },
    ]);
  });
});
