import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from '@otm/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The blocks of the fixture's article with a text in place of its paragraphs. */
const blocksOf = (text: string): readonly Block[] => {
  const files = { en: 'A paragraph.', es: 'Un párrafo.' };
  const changed = Object.entries(files).map(([locale, paragraph]) => {
    const file = `articles/first/${locale}.md`;
    return [file, fixtureFiles[file]?.replace(paragraph, text)] as const;
  });
  const { features } = libraryOf(root, { ...fixtureFiles, ...Object.fromEntries(changed) });
  return features[0].text.en.blocks;
};

it('reads whether a chart has marks, and numbers them in the text', () => {
  const [chart, bullet] = blocksOf(
    '{% chart "swing" seed=4 live=true marks=true /%}\n\n- A pullback (mark {% $mark.swing.pullback %}).',
  );
  expect(chart).toEqual({ type: 'chart', chart: 'swing', seed: 4, live: true, marks: true });
  expect(bullet).toMatchObject({ text: 'A pullback (mark 3).' });
});

it('names the charts that have marks where another is to have some', () => {
  expect(() => blocksOf('{% chart "vwap" marks=true /%}')).toThrow(
    'articles/first/en.md:15: The chart "vwap" has no numbered marks. Remove marks=true, or use one of the charts algorithms, delta-bar, swing, micro, bar-timer, hero.',
  );
});
