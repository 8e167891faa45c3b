import { expect, it } from 'vitest';
import { posterRows } from './poster-rows.ts';

const urls = Array.from({ length: 40 }, (_, index) => `https://video.example/embed/${index}`);

it('draws another profile for every video', () => {
  expect(new Set(urls.map((url) => posterRows(url).path)).size).toBe(urls.length);
});

it('draws the same profile for the same video', () => {
  for (const url of urls) expect(posterRows(url)).toEqual(posterRows(url));
});

it('stays within the poster, and its line crosses no row', () => {
  for (const url of urls) {
    const { path, line } = posterRows(url);
    const drawn = [...path.matchAll(/M0 (\d+)h(\d+)/g)].map(([, y, length]) => [
      Number(y),
      Number(length),
    ]);
    expect(drawn).toHaveLength(4);
    for (const [y = 0, length = 0] of drawn) {
      expect(y).not.toBe(line);
      expect(length).toBeGreaterThan(10);
      expect(length).toBeLessThan(160);
    }
  }
});
