import type { Light } from './contrast.ts';

/** A transformation of linear light: rows for red, green and blue. */
export type Matrix = readonly [Light, Light, Light];

/**
 * Kinds of color vision with their matrices on linear light: Machado, Oliveira and Fernandes (2009)
 * at full severity; the last one sees luminance only.
 */
export const visions = {
  usual: { name: 'Usual', matrix: undefined },
  protanopia: {
    name: 'Protanopia, no red cones',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  deuteranopia: {
    name: 'Deuteranopia, no green cones',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  tritanopia: {
    name: 'Tritanopia, no blue cones',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  achromatopsia: {
    name: 'Achromatopsia, no color',
    matrix: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  },
} as const satisfies Readonly<Record<string, { name: string; matrix: Matrix | undefined }>>;

/** The name of a kind of color vision. */
export type Vision = keyof typeof visions;

/** Returns light as seen with a kind of color vision. */
export function seenBy(vision: Vision, light: Light): Light {
  const matrix: Matrix | undefined = visions[vision].matrix;
  if (!matrix) return light;
  const row = (weights: Light) =>
    Math.min(1, Math.max(0, weights[0] * light[0] + weights[1] * light[1] + weights[2] * light[2]));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** Returns a matrix as the values of an SVG `feColorMatrix`. */
export const filterValues = (matrix: Matrix): string =>
  [...matrix.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');
