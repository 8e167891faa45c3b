import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installGuideIds } from '@otm/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reviews } from '../reviews.ts';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const en = 'videos/install-standard/en.md';
const es = 'videos/install-standard/es.md';

/** Opens the fixture with some files changed. */
const open = (changes: Readonly<Record<string, string | undefined>>) => () =>
  libraryOf(root, { ...fixtureFiles, ...changes });

it('has the videos of each guide and error, in every language', () => {
  const video = { id: 'sample', title: 'A video', duration: '1:00' };
  const { installVideos } = open({})();
  for (const videos of Object.values(installVideos))
    for (const id of installGuideIds) expect(videos[id], id).toEqual(video);
});

it('has a video of each review, in the languages that have reviews', () => {
  const { videoReviews } = open({})();
  expect(Object.keys(videoReviews)).toEqual(Object.keys(reviews));
  expect(videoReviews.es?.map(({ video: { summary } }) => summary)).toEqual(
    reviews.es?.map(() => 'What it says.'),
  );
});

it('reports a guide without a video in a language', () => {
  expect(open({ [es]: undefined })).toThrow(
    `${es}:1: The translation is missing. Copy ${en} there and translate it`,
  );
});

it('reports an error without videos', () => {
  const file = 'videos/install-dll-error/en.md';
  expect(open({ [file]: undefined, 'videos/install-dll-error/es.md': undefined })).toThrow(
    `${file}:1: The file is missing. Add it: a page of the site shows it.`,
  );
});

it('reports a review without a video in its own language', () => {
  const [file = ''] = Object.keys(fixtureFiles).filter((path) => path.includes('/review-'));
  expect(open({ [file]: undefined })).toThrow(
    `${file}:1: The file is missing. Add it: a page of the site shows it.`,
  );
});

it('reports a summary that no page shows', () => {
  const summary = `${fixtureFiles[en]}\nWhat it says.\n`;
  expect(open({ [en]: summary, [es]: summary })).toThrow(
    `${en}:1: The text has 1 blocks instead of 0 without links. Remove the text: the written steps say the same.`,
  );
});

it('reports a running time in words', () => {
  const changed = fixtureFiles[en]?.replace('duration: 1:00', 'duration: a minute');
  expect(open({ [en]: changed })).toThrow(
    `${en}:4: The front matter field "duration" is wrong: must be a running time such as 2:10.`,
  );
});

it('reports an empty folder', () => {
  mkdirSync(join(root, 'videos/empty'), { recursive: true });
  expect(open({})).toThrow(
    'videos/empty/en.md:1: The file is missing. Add it, or remove the empty folder.',
  );
});
