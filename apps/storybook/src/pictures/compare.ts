import pixelmatch from 'pixelmatch';
import { type Pixels, paintedWith, paletteOf } from './palette.ts';

/** The difference between two pictures. */
export interface Difference {
  readonly count: number;
  /** The expected picture, pale, with every pixel that differs in red. */
  readonly picture: Pixels;
}

/** Enlarges a picture, so that pictures of two sizes can be compared. */
function enlarge({ width, height, colors }: Pixels, newWidth: number, newHeight: number) {
  const enlarged = new Uint32Array(newWidth * newHeight);
  for (let y = 0; y < height; y += 1)
    enlarged.set(colors.subarray(y * width, (y + 1) * width), y * newWidth);
  return new Uint8Array(enlarged.buffer);
}

/** Compares a picture with its committed one: a single visible pixel is a difference. */
export function compare(expected: Pixels, actual: Pixels): Difference | undefined {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const colors = new Uint32Array(width * height);
  const before = enlarge(expected, width, height);
  const after = enlarge(paintedWith(actual, paletteOf(expected)), width, height);
  const options = { threshold: 0.1 };
  const count = pixelmatch(before, after, new Uint8Array(colors.buffer), width, height, options);
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (count === 0 && sameSize) return;
  return { count, picture: { width, height, colors } };
}
