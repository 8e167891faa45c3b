/** A picture; each pixel is red, green, blue and alpha in one number. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

/** As many colors as half a byte can number: two pixels per byte. */
const PALETTE_SIZE = 16;

/** Returns the colors that cover most of a picture; those are kept as they are. */
export function paletteOf({ colors }: Pixels): readonly number[] {
  const areas = new Map<number, number>();
  for (const color of colors) areas.set(color, (areas.get(color) ?? 0) + 1);
  return [...areas]
    .sort(([one, many], [other, more]) => more - many || one - other)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
}

const channels = (color: number) => [color & 255, (color >>> 8) & 255, (color >>> 16) & 255];

/** Returns the nearest color of a palette; of two that are as near, the lower one, whatever their order. */
function nearest(color: number, palette: readonly number[]): number {
  const distance = (other: number) =>
    channels(other).reduce((sum, value, at) => sum + (value - (channels(color)[at] ?? 0)) ** 2, 0);
  return palette.reduce((best, other) => {
    const farther = distance(other) - distance(best);
    return farther < 0 || (farther === 0 && other < best) ? other : best;
  });
}

/** Repaints a picture in the colors of a palette: the edges of letters take the nearest one. */
export function paintedWith({ width, height, colors }: Pixels, palette: readonly number[]): Pixels {
  const known = new Map(palette.map((color) => [color, color]));
  const painted = colors.map((color) => {
    const found = known.get(color) ?? nearest(color, palette);
    known.set(color, found);
    return found;
  });
  return { width, height, colors: painted };
}
