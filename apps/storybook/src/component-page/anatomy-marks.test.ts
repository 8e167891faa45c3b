import { describe, expect, it } from 'vitest';
import { type PartBox, placeMarks } from './anatomy-marks.ts';

const box = (part: string, left: number, top: number, width = 50, height = 20): PartBox => ({
  part,
  left,
  top,
  width,
  height,
});

describe('placeMarks', () => {
  it('puts a number next to the middle of its part', () => {
    expect(placeMarks([box('name', 20, 100)], 400)).toEqual([
      { part: 'name', x: 20, y: 110, side: 'start', at: 110 },
    ]);
  });

  it('puts the number of a part in the right half on the right', () => {
    const [mark] = placeMarks([box('close', 340, 10)], 400);
    expect(mark).toMatchObject({ side: 'end', x: 390 });
  });

  it('moves numbers down that would cover each other', () => {
    const marks = placeMarks(
      ['one', 'two', 'three'].map((part) => box(part, 0, 40)),
      400,
    );
    const heights = marks.map(({ at }) => at);
    expect(heights.map((at) => at - (heights[0] ?? 0))).toEqual([0, 28, 56]);
  });

  it('never starts above the picture', () => {
    expect(placeMarks([box('line', 0, 0, 400, 1)], 400)[0]?.at).toBeGreaterThanOrEqual(14);
  });
});
