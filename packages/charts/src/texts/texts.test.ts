import { translationProblems } from '@otm/schema';
import { expect, it } from 'vitest';
import { chartTexts, replayTexts } from './index.ts';

it.each([
  ['charts', chartTexts],
  ['replay', replayTexts],
])('has equivalent default texts of the %s in every language', (_, texts) => {
  expect(translationProblems(texts)).toEqual([]);
});
