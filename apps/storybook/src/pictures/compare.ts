import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Pixels, paintedWith, paletteOf } from './indexed-png.ts';

/** Where two pictures differ. */
export interface Difference {
  readonly pixels: number;
  /** The expected picture, pale, with every pixel that differs in red. */
  readonly picture: Buffer;
}

/** A picture on a ground of its size or more, so that pictures of two sizes can be compared. */
function onGround({ width, height, colours }: Pixels, wide: number, high: number): Uint8Array {
  const ground = new Uint32Array(wide * high);
  for (let y = 0; y < height; y += 1)
    ground.set(colours.subarray(y * width, (y + 1) * width), y * wide);
  return new Uint8Array(ground.buffer);
}

/** Compares a picture with its committed one: one pixel that somebody could see is a difference. */
export function compare(expected: Pixels, actual: Pixels): Difference | undefined {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const diff = new PNG({ width, height });
  const before = onGround(expected, width, height);
  const after = onGround(paintedWith(actual, paletteOf(expected)), width, height);
  const pixels = pixelmatch(before, after, diff.data, width, height, { threshold: 0.1 });
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (pixels === 0 && sameSize) return;
  return { pixels, picture: PNG.sync.write(diff) };
}
