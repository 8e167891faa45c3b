import type { ArticleText } from '@otm/schema';
import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const textOf = (words: number): ArticleText => ({
  meta: { title: '', description: '' },
  linkTitle: '',
  title: '',
  summary: '',
  blocks: [
    { type: 'linkedParagraph', text: 'word '.repeat(words).trim(), links: ['/a b c'] },
    { type: 'chart', chart: 'hero' },
  ],
});

it.each([
  [0, 1],
  [290, 1],
  [400, 2],
  [1000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(textOf(words))).toBe(minutes);
});
