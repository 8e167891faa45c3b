import sharp from 'sharp';
import { expect, it } from 'vitest';
import { logo } from '../src/app/logo.ts';
import { toIcon } from './favicons.ts';
import { renderFavicon } from './render/favicon.tsx';

const svg = renderFavicon({ background: '#0b0f14', foreground: '#f2c14e' });

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
