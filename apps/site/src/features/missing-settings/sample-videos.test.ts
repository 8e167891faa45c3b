import * as content from '@otm/content';
import { expect, it } from 'vitest';
import { sampleVideos } from './sample-videos.ts';

const video = { title: 'A video', duration: '1:00' };

it('sample videos are found wherever they stand, real ones are not', () => {
  const texts = { a: [{ video: { ...video, id: 'sample-1' } }], b: { ...video, id: 'dQw4' } };
  expect(sampleVideos(texts)).toEqual([{ kind: 'videos', path: 'sample-1', value: 'A video' }]);
});

it('the content of the site has samples, each once', () => {
  const ids = sampleVideos(content).map(({ path }) => path);
  expect(ids).toEqual(expect.arrayContaining(['sample-en-0', 'sample-es-master-class']));
  expect(new Set(ids).size).toBe(ids.length);
});
