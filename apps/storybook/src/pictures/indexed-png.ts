import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A picture; each pixel is red, green, blue and alpha in one number. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint32Array;
}

/** As many colours as half a byte can name: two pixels a byte. */
const most = 16;

/** Reads any PNG. */
export function readPng(file: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, colours: new Uint32Array(Uint8Array.from(data).buffer) };
}

/** The colours that cover most of a picture; they are kept as they are. */
export function paletteOf({ colours }: Pixels): readonly number[] {
  const areas = new Map<number, number>();
  for (const colour of colours) areas.set(colour, (areas.get(colour) ?? 0) + 1);
  return [...areas]
    .sort(([one, many], [other, more]) => more - many || one - other)
    .slice(0, most)
    .map(([colour]) => colour);
}

const channels = (colour: number) => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255];

function nearest(colour: number, palette: readonly number[]): number {
  const distance = (other: number) =>
    channels(other).reduce((sum, value, at) => sum + (value - (channels(colour)[at] ?? 0)) ** 2, 0);
  return palette.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** The same picture with the colours of a palette alone: the edges of letters take the next one. */
export function paintedWith(
  { width, height, colours }: Pixels,
  palette: readonly number[],
): Pixels {
  const known = new Map(palette.map((colour) => [colour, colour]));
  const painted = colours.map((colour) => {
    const found = known.get(colour) ?? nearest(colour, palette);
    known.set(colour, found);
    return found;
  });
  return { width, height, colours: painted };
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(typed.length + 8);
  frame.writeUInt32BE(body.length, 0);
  typed.copy(frame, 4);
  frame.writeUInt32BE(crc32(typed), typed.length + 4);
  return frame;
}

/** Four bits for each pixel, palette by number, nothing else. */
function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([4, 3, 0, 0, 0], 8);
  return chunk('IHDR', body);
}

/** Writes a picture in its own sixteen colours: the same pixels are the same bytes. */
export function writePng(pixels: Pixels): Buffer {
  const { width, height } = pixels;
  const palette = paletteOf(pixels);
  const { colours } = paintedWith(pixels, palette);
  const place = new Map(palette.map((colour, index) => [colour, index]));
  const line = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(line * height);
  colours.forEach((colour, pixel) => {
    const x = pixel % width;
    const at = Math.floor(pixel / width) * line + 1 + (x >> 1);
    const index = place.get(colour) ?? 0;
    rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? index << 4 : index);
  });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header(width, height),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
