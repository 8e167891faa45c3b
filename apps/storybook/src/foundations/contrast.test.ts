import { expect, it } from 'vitest';
import { filterValues, seenBy, visions } from './colour-vision.ts';
import { contrast, lightOf } from './contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrast(lightOf('#000000'), lightOf('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(lightOf('#777777'), lightOf('#ffffff'))).toBeCloseTo(4.478, 3);
});

it('leaves white and black as they are for every eye', () => {
  for (const vision of Object.keys(visions) as (keyof typeof visions)[]) {
    for (const value of [0, 1])
      for (const channel of seenBy(vision, [value, value, value])) {
        expect(channel).toBeCloseTo(value, 2);
      }
  }
});

it('makes red and green alike for who has no green cones', () => {
  const usual = contrast(lightOf('#ff8a4c'), lightOf('#4fb3ff'));
  expect(seenBy('achromatopsia', [1, 0, 0])).toEqual([0.2126, 0.2126, 0.2126]);
  expect(usual).toBeGreaterThan(1);
});

it('writes a matrix of four rows and five columns for SVG', () => {
  expect(filterValues(visions.protanopia.matrix).split(' ')).toHaveLength(20);
});
