import * as content from '@otm/content';
import * as pages from '@otm/content/pages';
import { expect, it } from 'vitest';
import * as library from '../../library.ts';
import { findVideos } from './find-videos.ts';

const video = { id: 'sample-1', title: 'A video', summary: 'A tour.', duration: '1:00' };

it('finds videos at any depth, each once', () => {
  const other = { ...video, id: 'dQw4w9WgXcQ' };
  expect(findVideos({ a: [{ video }], b: other, c: video, d: null })).toEqual([video, other]);
});

it('finds the videos of pages and articles', () => {
  const ids = findVideos({ content, pages, library }).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['sample-en-0', 'sample-es-master-class']));
});
