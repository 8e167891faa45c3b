import { type Block, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { textsOf } from '../texts-of.ts';
import { bareMarks } from './bare-marks.ts';
import { mistakesIn } from './places.ts';

/** Blocks of sentences; the cells of a table may open with a number. */
const prose = new Set<Block['type']>(['paragraph', 'linkedParagraph', 'bullet', 'linkedBullet']);

it.each(locales)('no sentence opens with the bare number of a mark in %s', (locale) => {
  const blocks = [...nodeLibrary.features, ...nodeLibrary.posts]
    .flatMap((article) => article.text[locale].blocks)
    .filter(({ type }) => prose.has(type));
  const remedy = 'Write “Mark 4 shows …” or “La marca 4 muestra …”.';
  expect(mistakesIn(textsOf(blocks, locale), locale, bareMarks, remedy)).toEqual([]);
});

describe('bareMarks', () => {
  it.each([
    '4 shows why a fixed stop fails.',
    '1 and 2 fix the stop.',
    '1 y 2 fijan el stop.',
    '3: each day without a visit keeps it naked.',
  ])('finds “%s”', (text) => {
    expect(bareMarks(`Read the picture. ${text}`)).toEqual([text]);
  });

  it.each(['Mark 4 shows why.', 'At mark 2, look at delta.', '45 bought at 104 is 3 to 1.'])(
    'passes “%s”',
    (text) => {
      expect(bareMarks(text)).toEqual([]);
    },
  );
});
