import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findTerms } from './find-terms.mjs';
import { nameTerms, proseTerms } from './terms.mjs';

const wordsIn = (path, source) => findTerms(path, source).map(({ word }) => word);
const comment = (text) => wordsIn('src/button.ts', `/** ${text} */\nexport const size = 1;\n`);

describe('prose', () => {
  for (const text of [
    'Answers with the number of results.',
    'Gives back the list.',
    'The menu comes to life on hover.',
    'One live part per page.',
    'Fetched when a visitor approaches the chart.',
    'The text that stands around a page.',
    'The article holds a link.',
    'The address of the page.',
    'The page and its twin.',
    'The surroundings of a block.',
    'After a press the menu opens.',
    'Whoever clicks it first.',
    'After she presses it.',
    'The only file that spells the name.',
    'A visitor leaves amid the response.',
    'Loops as told.',
    'Whence the visitor comes.',
    'Nobody is blocked.',
    'Text for those who listen.',
    'It hears every message.',
    'The build complains.',
    'The visitor is told.',
    'It is deaf after unmount.',
    'A slug that leads on.',
    'The youngest entry.',
    'A term spelled in English.',
    'Escape shuts the menu.',
    'Starts anew.',
    'It obeys the command.',
    'Takes away the listener.',
    'Returns the way to stop.',
    'Every door of a package.',
    'The colour of a line.',
    'A cancelled request.',
    'Normalises a path.',
    'One licence per machine.',
    'What a page shows.',
    'Tells the form about an event.',
    'Props of Button.',
    'Falls back when a value is no number.',
  ])
    it(`flags "${text}"`, () => assert.equal(comment(text).length, 1));

  for (const text of [
    'An e-mail address, an IP address, or what the address bar shows.',
    'Local stand-ins stand in for every service; the abbreviation stands for itself.',
    'A test may hold back its script.',
    'Pressing Enter submits, as does a press of a key.',
    'Shut down the server.',
    'This approach keeps the boot script small.',
    'The word is spelled out, and a message spells out why.',
    'There is no session, and what it shows is no longer current.',
    'The route /licence is fixed by the specification.',
  ])
    it(`allows "${text}"`, () => assert.deepEqual(comment(text), []));
});

describe('where words are looked for', () => {
  it('reads line comments but not URLs', () => {
    assert.deepEqual(wordsIn('src/a.ts', "const a = 'https://holds.example'; // holds a URL\n"), [
      'holds',
    ]);
  });

  it('reads test titles in test files only', () => {
    const source = "it('holds one choice', () => {});\n";
    assert.deepEqual(wordsIn('src/a.test.ts', source), ['holds']);
    assert.deepEqual(wordsIn('src/a.ts', source), []);
  });

  it('reads titles of parameterized tests', () => {
    const source = "it.each([1, 2])('stands in %s', () => {});\n";
    assert.deepEqual(wordsIn('src/a.test.ts', source), ['stands']);
  });

  it('reads error messages', () => {
    assert.deepEqual(wordsIn('src/a.ts', "throw new TypeError('nobody listens');\n"), ['nobody']);
  });

  it('leaves copy alone', () => {
    assert.deepEqual(
      wordsIn('src/a.ts', "const copy = { title: 'Nobody holds a licence' };\n"),
      [],
    );
  });

  it('reads Markdown without code, links and tags', () => {
    const source = 'One `door` and [one](./doors.md).\n\n```ts\n// holds\n```\n\nOne door.\n';
    assert.deepEqual(findTerms('README.md', source), [
      { line: 7, word: 'door', instead: 'entry point' },
    ]);
  });

  it('reads MDX without imports and components', () => {
    const source =
      'import { Doors } from \'./doors.tsx\';\n\n<Doors colour="a" />\n\nOne colour.\n';
    assert.deepEqual(
      findTerms('src/a.mdx', source).map(({ line }) => line),
      [5],
    );
  });

  it('reads YAML, but not its commands', () => {
    const source = [
      '# Every version stands here.',
      'name: Nobody is blocked',
      'steps:',
      '  - run: echo colour # holds',
      '  - run: |',
      '      echo colour',
      '    name: One colour',
    ];
    assert.deepEqual(
      findTerms('.github/workflows/ci.yml', source.join('\n')).map(({ line }) => line),
      [1, 2, 7],
    );
  });

  it('reads the spelling of copy in stories and samples', () => {
    const source = "const args = { id: 'licence', title: 'A licence holds', route: '/licence' };\n";
    for (const file of ['button.stories.tsx', 'button.docs.tsx', 'sample-plans.ts'])
      assert.deepEqual(wordsIn(`src/${file}`, source), ['licence']);
  });

  it('reads identifiers and file names', () => {
    assert.deepEqual(wordsIn('src/judge-computer.ts', 'export const twinsOf = 1;\n'), [
      'judgeComputer',
      'twins',
    ]);
  });

  it('skips a line that is marked', () => {
    const source = '// vocabulary-ignore: fixed by the specification, licence\n// one licence\n';
    assert.deepEqual(
      findTerms('src/a.ts', source).map(({ line }) => line),
      [2],
    );
  });

  it('names the line of each word', () => {
    const source = '/**\n * The size.\n * It holds a number.\n */\nexport const size = 1;\n';
    assert.deepEqual(findTerms('src/a.ts', source), [
      { line: 3, word: 'holds', instead: 'contains, has, is true' },
    ]);
  });
});

it('every term says what to write instead', () => {
  for (const { pattern, instead } of [...proseTerms, ...nameTerms])
    assert.ok(instead.length > 1, `${pattern}`);
});
