import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Album } from './album.ts';
import { readPng, writePng } from './indexed-png.ts';

/** A blue box on a ground that shades from black to white, as a browser would write it. */
function box(left: number, size = 40): Buffer {
  const png = new PNG({ width: size, height: 40 });
  for (let y = 0; y < 40; y += 1)
    for (let x = 0; x < size; x += 1) {
      const inside = x >= left && x < left + 10 && y > 10 && y < 30;
      png.data.set(inside ? [79, 179, 255, 255] : [y, y, y, 255], (y * size + x) * 4);
    }
  return PNG.sync.write(png);
}

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(`${tmpdir()}/album-`)}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

const albumWith = (name: string, screenshot: Buffer) => {
  const album = new Album(folder);
  album.accept(name, screenshot);
  album.save();
  return new Album(folder);
};

it('knows a screenshot again, and not one that it has never seen', () => {
  const album = albumWith('a', box(10));
  expect(album.judge('a', box(10))).toBe('same');
  expect(album.judge('b', box(10))).toBe('new');
});

it('sees a box that moved by two pixels', () => {
  expect(albumWith('a', box(10)).judge('a', box(12))).toMatchObject({ pixels: 76 });
});

it('sees a picture that grew', () => {
  expect(albumWith('a', box(10)).judge('a', box(10, 42))).toHaveProperty('picture');
});

it('is not troubled by other bytes for the same pixels', () => {
  const again = PNG.sync.write(PNG.sync.read(box(10)), { filterType: 4 });
  expect(again.equals(box(10))).toBe(false);
  expect(albumWith('a', box(10)).judge('a', again)).toBe('same');
});

it('keeps what looks alike once, and nothing that no story asks for', () => {
  const album = albumWith('a', box(10));
  album.accept('b', box(10));
  album.accept('c', box(20));
  album.save();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(album.gone(new Set(['a', 'b']))).toEqual(['c']);
  album.remove('c');
  album.save();
  expect(readdirSync(folder)).toHaveLength(2);
});

it('writes the same bytes for the same pixels, in sixteen colours at most', () => {
  const written = writePng(readPng(box(10)));
  expect(writePng(readPng(box(10))).equals(written)).toBe(true);
  expect(new Set(readPng(written).colours).size).toBe(16);
});
