/** A point of a chart, in whole units of its panel. */
export type Point = readonly [x: number, y: number];

const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** A polyline as path data, in relative steps. */
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

/** Upright strokes from one y to another as path data; their width is the stroke's. */
export const strokes = (marks: readonly { x: number; from: number; to: number }[]): string =>
  marks.map(({ x, from, to }) => `M${x} ${from}v${to - from}`).join('');

/** Rectangles as path data. */
export const boxes = (
  marks: readonly { x: number; y: number; width: number; height: number }[],
): string =>
  marks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** Points as path data, for a stroke with round or square ends. */
export const dots = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${x} ${y}h0`).join('');
