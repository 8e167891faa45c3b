import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Album } from './album.ts';
import { paintedWith, paletteOf } from './palette.ts';
import { readPng, writeIndexedPng, writePng } from './png.ts';

/** A blue box on a background that shades from black to white, as a browser would write it. */
function box(left: number, size = 40): Promise<Buffer> {
  const bytes = new Uint8Array(size * 40 * 4);
  for (let y = 0; y < 40; y += 1)
    for (let x = 0; x < size; x += 1) {
      const inside = x >= left && x < left + 10 && y > 10 && y < 30;
      bytes.set(inside ? [79, 179, 255, 255] : [y, y, y, 255], (y * size + x) * 4);
    }
  return writePng({ width: size, height: 40, colors: new Uint32Array(bytes.buffer) });
}

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(`${tmpdir()}/album-`)}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

async function albumWith(name: string, screenshot: Buffer): Promise<Album> {
  const album = new Album(folder);
  await album.accept(name, screenshot);
  album.save();
  return new Album(folder);
}

it('recognizes a screenshot, and knows which one it never saw', async () => {
  const album = await albumWith('a', await box(10));
  expect(await album.judge('a', await box(10))).toBe('same');
  expect(await album.judge('b', await box(10))).toBe('new');
});

it('finds a box that moved by two pixels', async () => {
  const album = await albumWith('a', await box(10));
  expect(await album.judge('a', await box(12))).toMatchObject({ count: 76 });
});

it('finds a picture that grew', async () => {
  const album = await albumWith('a', await box(10));
  expect(await album.judge('a', await box(10, 42))).toHaveProperty('picture');
});

it('ignores other bytes for the same pixels', async () => {
  const again = await sharp(await box(10))
    .png({ adaptiveFiltering: true })
    .toBuffer();
  expect(again.equals(await box(10))).toBe(false);
  expect(await (await albumWith('a', await box(10))).judge('a', again)).toBe('same');
});

it('keeps what looks alike once, and deletes what no story needs', async () => {
  const album = await albumWith('a', await box(10));
  await album.accept('b', await box(10));
  await album.accept('c', await box(20));
  album.save();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(album.unused(new Set(['a', 'b']))).toEqual(['c']);
  album.remove('c');
  album.save();
  expect(readdirSync(folder)).toHaveLength(2);
});

it('writes the same bytes for the same pixels', async () => {
  const pixels = await readPng(await box(10));
  expect(await writeIndexedPng(pixels)).toEqual(await writeIndexedPng(pixels));
});

it('keeps the sixteen colors that cover most, exactly', async () => {
  const pixels = await readPng(await box(10));
  const palette = paletteOf(pixels);
  const written = await readPng(await writeIndexedPng(pixels));
  expect(palette).toHaveLength(16);
  expect(written).toEqual(paintedWith(pixels, palette));
});

it('paints a color between two others the same, whatever their order', () => {
  const [one, other] = [0xff69777d, 0xffa3a3a1];
  const between = { width: 1, height: 1, colors: new Uint32Array([0xff8c8a89]) };
  expect(paintedWith(between, [one, other])).toEqual(paintedWith(between, [other, one]));
});
