import { describe, expect, it } from 'vitest';
import { type ValueArea, valueArea } from './value-area.ts';

type Method = typeof valueArea;

/** Volumes from price 100 upward, and the expected value area. */
const vectors: [
  volumes: number[],
  poc: number,
  val: number,
  vah: number,
  volume: number,
  order: string,
][] = [
  [[5, 10, 20, 40, 30, 15, 8, 2], 103, 101, 105, 115, 'up,down'],
  [[10, 10, 10, 10, 10], 102, 100, 104, 50, 'up,down'],
  [[1, 2, 100, 2, 1], 102, 102, 102, 100, ''],
  [[50, 1, 1, 1, 50], 100, 100, 104, 103, 'up,up'],
  [[3, 7, 12, 20, 20, 12, 7, 3], 103, 101, 105, 71, 'up,down'],
  [[0, 0, 60, 0, 0, 40], 102, 102, 105, 100, 'up,up'],
  [[100], 100, 100, 100, 100, ''],
];

const rowsOf = (volumes: readonly number[]) =>
  volumes.map((volume, index) => ({ price: 100 + index, volume }));

/** The direction of every step, observed by raising the requested share little by little. */
function orderOf(method: Method, volumes: readonly number[]): string {
  const steps: string[] = [];
  let before = method(rowsOf(volumes), 0) as ValueArea;
  for (let percent = 0.5; percent <= 70; percent += 0.5) {
    const now = method(rowsOf(volumes), percent) as ValueArea;
    // Two rows per step; a step over empty rows only shows together with the next one.
    steps.push(...Array(Math.ceil((now.vah - before.vah) / 2)).fill('up'));
    steps.push(...Array(Math.ceil((before.val - now.val) / 2)).fill('down'));
    before = now;
  }
  return steps.join();
}

/** Checks a method against the golden vectors. */
function checkVectors(method: Method): void {
  for (const [volumes, poc, val, vah, volume, order] of vectors) {
    const total = volumes.reduce((sum, next) => sum + next);
    expect(method(rowsOf(volumes))).toEqual({ poc, val, vah, volume, total });
    expect(orderOf(method, volumes)).toBe(order);
  }
}

/** Injected fault: one row at a time instead of pairs. */
const oneRowAtATime: Method = (rows, percent = 70) => {
  const found = valueArea(rows, 0);
  if (!found) return undefined;
  let { val, vah, volume } = found;
  const at = (price: number) => rows.find((row) => row.price === price)?.volume ?? -1;
  while (volume * 100 < percent * found.total) {
    const up = at(vah + 1) >= at(val - 1);
    volume += up ? at(vah + 1) : at(val - 1);
    if (up) vah += 1;
    else val -= 1;
  }
  return { ...found, val, vah, volume };
};

/** Injected fault: returns the rows looked at, two beyond the edge, as the edge. */
const lookAheadEdge: Method = (rows, percent = 70) => {
  const found = valueArea(rows, percent);
  const last = rows.at(-1);
  return found && last && found.volume < found.total
    ? { ...found, vah: Math.min(found.vah + 2, last.price) }
    : found;
};

describe('valueArea', () => {
  it('matches the golden vectors', () => {
    checkVectors(valueArea);
  });

  it('fails the vectors with one row at a time', () => {
    expect(() => checkVectors(oneRowAtATime)).toThrow();
  });

  it('fails the vectors with a look-ahead edge', () => {
    expect(lookAheadEdge(rowsOf([5, 10, 20, 40, 30, 15, 8, 2]))?.vah).toBe(107);
    expect(() => checkVectors(lookAheadEdge)).toThrow();
  });

  it('returns undefined without rows', () => {
    expect(valueArea([])).toBeUndefined();
  });

  it('returns the entire profile for more than 100 percent', () => {
    expect(valueArea(rowsOf([1, 2, 3]), 150)).toMatchObject({ val: 100, vah: 102, volume: 6 });
  });
});
