/** A point in whole units of its panel. */
export type Point = readonly [x: number, y: number];

const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** Returns a polyline as path data, in relative steps. */
export function line(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${join(first)}${steps.length ? `l${join(steps)}` : ''}`;
}

/** Returns vertical strokes as path data; `stroke-width` sets how wide they are. */
export const strokes = (marks: readonly { x: number; from: number; to: number }[]): string =>
  marks.map(({ x, from, to }) => `M${x} ${from}v${to - from}`).join('');

/** Returns rectangles as path data. */
export const boxes = (
  marks: readonly { x: number; y: number; width: number; height: number }[],
): string =>
  marks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** Returns points as path data, for strokes with round or square caps. */
export const dots = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${x} ${y}h0`).join('');
