import { locales } from '@otm/schema';
import { expect, it } from 'vitest';
import { business } from './business.ts';
import { nodeLibrary } from './library/node-library.ts';

const { installVideos, masterClassVideo, videoReviews, whatIsVideo } = nodeLibrary;

const all = locales.flatMap((locale) => videoReviews[locale] ?? []);

it('all reviews are marked as samples while the business is one', () => {
  const real = all.filter(({ sample }) => !sample);
  expect(business.sample ? real : []).toEqual([]);
});

it('no sample names an amount or a rate of gain', () => {
  const samples = all.filter(({ sample }) => sample);
  expect(samples.filter(({ quote, video }) => /[$%]|\d/.test(quote + video.summary))).toEqual([]);
});

it('every video has an id of its own and a running time', () => {
  const videos = [
    ...all.map(({ video }) => video),
    ...locales.flatMap((locale) => [
      whatIsVideo[locale],
      masterClassVideo[locale],
      ...Object.values(installVideos[locale]),
    ]),
  ];
  expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
  expect(videos.filter(({ id }) => !/^(?:[\w-]{11}|sample-[\w-]+)$/.test(id))).toEqual([]);
  expect(videos.filter(({ duration }) => !/^\d+:[0-5]\d$/.test(duration))).toEqual([]);
});
