import { expect, it } from 'vitest';
import { filterValues, seenBy, type Vision, visions } from './color-vision.ts';
import { contrast, type Light, lightOf } from './contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrast(lightOf('#000000'), lightOf('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(lightOf('#777777'), lightOf('#ffffff'))).toBeCloseTo(4.478, 3);
});

it('keeps white and black for every kind of color vision', () => {
  for (const vision of Object.keys(visions) as (keyof typeof visions)[]) {
    for (const value of [0, 1])
      for (const channel of seenBy(vision, [value, value, value])) {
        expect(channel).toBeCloseTo(value, 2);
      }
  }
});

it('reads a shortened hex color', () => {
  expect(lightOf('#fff')).toEqual(lightOf('#ffffff'));
  expect(lightOf('#1a0')).toEqual(lightOf('#11aa00'));
});

/** Returns the distance between the hues of two colors, whatever their brightness. */
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
] as const)('%s moves only the hues closer that it confuses', (vision, ...colors) => {
  const [one, confused, clear] = colors.map(lightOf) as [Light, Light, Light];
  expect(apart(vision, one, confused)).toBeLessThan(apart('usual', one, confused) / 2);
  expect(apart(vision, one, clear)).toBeGreaterThan(apart('usual', one, clear) / 2);
});

it('keeps only luminance for achromatopsia', () => {
  expect(seenBy('achromatopsia', [1, 0, 0])).toEqual([0.2126, 0.2126, 0.2126]);
});

it('formats a matrix of four rows and five columns for SVG', () => {
  expect(filterValues(visions.protanopia.matrix).split(' ')).toHaveLength(20);
});
