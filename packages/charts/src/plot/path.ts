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

/** Part of a path: where it starts, what it draws, and where the pen is after that. */
interface Mark {
  readonly from: Point;
  readonly path: string;
  readonly to: Point;
}

/** Returns marks as path data; each starts relative to the one before, which compresses best. */
function marks(all: readonly Mark[]): string {
  let pen: Point | undefined;
  return all
    .map(({ from, path, to }) => {
      const [x, y] = pen ?? [0, 0];
      const start = `${pen ? 'm' : 'M'}${join([from[0] - x, from[1] - y])}`;
      pen = to;
      return start + path;
    })
    .join('');
}

/** Returns strokes as path data: each is closed, so that the pen is back without naming its length. */
const closed = (all: readonly Omit<Mark, 'to'>[]): string =>
  marks(all.map(({ from, path }) => ({ from, path: `${path}z`, to: from })));

/** Returns vertical strokes as path data; `stroke-width` sets how wide they are. */
export const strokes = (all: readonly { x: number; from: number; to: number }[]): string =>
  closed(all.map(({ x, from, to }) => ({ from: [x, from], path: `v${to - from}` })));

/** Returns horizontal strokes as path data; `stroke-width` sets how high they are. */
export const rowStrokes = (all: readonly { y: number; from: number; to: number }[]): string =>
  closed(all.map(({ y, from, to }) => ({ from: [from, y], path: `h${to - from}` })));

/** Returns rectangles as path data. */
export const boxes = (
  all: readonly { x: number; y: number; width: number; height: number }[],
): string =>
  marks(
    all.map(({ x, y, width, height }) => ({
      from: [x, y],
      path: `h${width}v${height}h${-width}z`,
      to: [x, y],
    })),
  );

/** Returns points as path data, for strokes with round or square caps. */
export const dots = (points: readonly Point[]): string =>
  marks(points.map((point) => ({ from: point, path: 'h0', to: point })));
