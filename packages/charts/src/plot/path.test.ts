import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxes, dots, line, type Point, rowStrokes, strokes } from './path.ts';

/** Returns the points that a polyline's path data visits. */
function pointsOf(path: string): readonly Point[] {
  const [start = '', steps = ''] = path.slice(1).split('l');
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  let [x = 0, y = 0] = numbers(start);
  const points: Point[] = [[x, y]];
  const deltas = numbers(steps);
  for (let index = 0; index < deltas.length; index += 2) {
    x += deltas[index] ?? 0;
    y += deltas[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

describe('line', () => {
  it('moves to the first point and steps to the others', () => {
    expect(
      line([
        [4, 10],
        [12, 6],
        [20, 6],
      ]),
    ).toBe('M4 10l8-4 8 0');
  });

  it('is empty without points, and only moves for one', () => {
    expect(line([])).toBe('');
    expect(line([[3, -2]])).toBe('M3-2');
  });

  it('visits every point', () => {
    const units = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(units, units), { minLength: 1 }), (points) => {
        expect(pointsOf(line(points))).toEqual(points);
      }),
    );
  });
});

describe('strokes', () => {
  it('draws a vertical line for each mark, relative to the start of the one before', () => {
    expect(
      strokes([
        { x: 4, from: 10, to: 2 },
        { x: 12, from: 1, to: 5 },
      ]),
    ).toBe('M4 10v-8zm8-9v4z');
    expect(strokes([])).toBe('');
  });
});

describe('rowStrokes', () => {
  it('draws a horizontal line for each mark, relative to the start of the one before', () => {
    expect(
      rowStrokes([
        { y: 1, from: 100, to: 80 },
        { y: 2, from: 100, to: 90 },
      ]),
    ).toBe('M100 1h-20zm0 1h-10z');
  });
});

describe('boxes', () => {
  it('draws a closed rectangle for each mark, relative to the start of the one before', () => {
    expect(
      boxes([
        { x: 1, y: 2, width: 3, height: 4 },
        { x: 9, y: 0, width: 3, height: 1 },
      ]),
    ).toBe('M1 2h3v4h-3zm8-2h3v1h-3z');
    expect(boxes([])).toBe('');
  });
});

describe('dots', () => {
  it('draws a line without length for each point, which its cap makes visible', () => {
    expect(
      dots([
        [1, 2],
        [3, 4],
      ]),
    ).toBe('M1 2h0m2 2h0');
  });
});
