import * as content from '@otm/content';
import { expect, it } from 'vitest';
import * as library from '../../library.ts';
import { sampleVideos } from './sample-videos.ts';

const video = { title: 'A video', duration: '1:00' };

it('finds sample videos at any depth, and no real ones', () => {
  const texts = { a: [{ video: { ...video, id: 'sample-1' } }], b: { ...video, id: 'dQw4' } };
  expect(sampleVideos(texts)).toEqual([{ kind: 'videos', path: 'sample-1', value: 'A video' }]);
});

it('the content of the site has samples, each once', () => {
  const ids = sampleVideos({ content, library }).map(({ path }) => path);
  expect(ids).toEqual(expect.arrayContaining(['sample-en-0', 'sample-es-master-class']));
  expect(new Set(ids).size).toBe(ids.length);
});
