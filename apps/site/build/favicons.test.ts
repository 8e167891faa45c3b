import sharp from 'sharp';
import { expect, it } from 'vitest';
import { logo } from '../src/app/logo.ts';
import { toIcon } from './favicons.ts';
import { renderFavicon } from './render/favicon.tsx';

const colors = { background: '#0b0f14', foreground: '#f2c14e' };
const svg = renderFavicon(colors);

it('draws the logo in the given colors', async () => {
  expect(svg).toContain(`d="${logo}"`);
  const { dominant } = await sharp(Buffer.from(svg)).stats();
  expect(dominant).toEqual({ r: 8, g: 8, b: 24 });
});

it('wraps the picture so that it can be found by its directory entry', async () => {
  const png = await sharp(Buffer.from(svg)).resize(48).png().toBuffer();
  const icon = toIcon(png);
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(icon.subarray(icon.readUInt32LE(18)).equals(png)).toBe(true);
});

it('leaves the corners to systems that round icons themselves', async () => {
  const square = await sharp(Buffer.from(renderFavicon(colors, 0)))
    .raw()
    .toBuffer();
  expect([...square.subarray(0, 4)]).toEqual([11, 15, 20, 255]);
  const rounded = await sharp(Buffer.from(svg)).raw().toBuffer();
  expect(rounded[3]).toBe(0);
});
