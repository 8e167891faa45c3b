import sharp from 'sharp';
import { type Pixels, paintedWith, paletteOf } from './palette.ts';

/** Reads any PNG. */
export async function readPng(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, colors: new Uint32Array(Uint8Array.from(data).buffer) };
}

const fromPixels = ({ width, height, colors }: Pixels) =>
  sharp(new Uint8Array(colors.buffer), { raw: { width, height, channels: 4 } });

/** Writes a picture with all its colors. */
export const writePng = (pixels: Pixels): Promise<Buffer> => fromPixels(pixels).png().toBuffer();

/** Writes a picture in its own sixteen colors: the same pixels are the same bytes. */
export function writeIndexedPng(pixels: Pixels): Promise<Buffer> {
  const palette = paletteOf(pixels);
  // sharp would choose a palette by its own taste; given no more colors than asked for, it keeps them.
  // It takes two at least.
  return fromPixels(paintedWith(pixels, palette))
    .png({ palette: true, colors: Math.max(2, palette.length), dither: 0, compressionLevel: 9 })
    .toBuffer();
}
