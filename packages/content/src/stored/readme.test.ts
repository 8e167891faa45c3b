import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BlockCode, blockCodes, readBlocks } from './read-blocks.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Code and type name of each row of the table of codes. */
const rows = [...readme.matchAll(/^\| ((?:`[a-z_]{4}`(?:, )?)+) \| `(\w+)` \|/gm)].flatMap(
  ([, codes = '', type]) => codes.split(', ').map((code) => [code.replaceAll('`', ''), type]),
);

const values = [
  'word',
  '/a',
  { text: 'word', links: [] },
  { url: '/a', label: 'word' },
  { a: '/a' },
];

/** The type that a code is read as, whatever shape of value it wants. */
const typeOf = (code: BlockCode) =>
  values.flatMap((value) => {
    try {
      return readBlocks('article', { [code]: value });
    } catch {
      return [];
    }
  })[0]?.type;

it('the README names every code of stored articles with its type', () => {
  const read = blockCodes.map((code) => [code, typeOf(code)]);
  expect(rows.toSorted()).toEqual(read.toSorted());
});
