import { expect, it } from 'vitest';
import { filterValues, seenBy, type Vision, visions } from './colour-vision.ts';
import { contrast, type Light, lightOf } from './contrast.ts';

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

it('reads a colour that a build has shortened', () => {
  expect(lightOf('#fff')).toEqual(lightOf('#ffffff'));
  expect(lightOf('#1a0')).toEqual(lightOf('#11aa00'));
});

/** How far apart the hues of two colours are, whatever their brightness. */
function apart(vision: Vision, one: Light, other: Light): number {
  const share = (light: Light) => {
    const [red, green, blue] = seenBy(vision, light);
    const sum = red + green + blue;
    return [red / sum, green / sum, blue / sum] as const;
  };
  const [here, there] = [share(one), share(other)];
  return Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]);
}

it.each([
  ['protanopia', '#d04000', '#408000', '#0060c0'],
  ['deuteranopia', '#d04000', '#408000', '#0060c0'],
  ['tritanopia', '#00a0a0', '#0080ff', '#d04000'],
] as const)(
  '%s brings the hues together that this eye confuses, and no others',
  (vision, ...colours) => {
    const [one, confused, clear] = colours.map(lightOf) as [Light, Light, Light];
    expect(apart(vision, one, confused)).toBeLessThan(apart('usual', one, confused) / 2);
    expect(apart(vision, one, clear)).toBeGreaterThan(apart('usual', one, clear) / 2);
  },
);

it('leaves nothing but luminance to who sees no colour', () => {
  expect(seenBy('achromatopsia', [1, 0, 0])).toEqual([0.2126, 0.2126, 0.2126]);
});

it('writes a matrix of four rows and five columns for SVG', () => {
  expect(filterValues(visions.protanopia.matrix).split(' ')).toHaveLength(20);
});
