import { encodeText } from './codewords.ts';

/** A code's modules: true is dark, undefined is not drawn yet. */
type Matrix = (boolean | undefined)[][];

/** Lowest level of error correction and mask 0, with their own error correction. */
const format = 0x77c4;

/** Draws a square ring by ring around its center; `light` are the distances of its light rings. */
function drawSquare(matrix: Matrix, centerX: number, centerY: number, light: readonly number[]) {
  const reach = light.length * 2;
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      const row = matrix[centerY + y];
      const distance = Math.max(Math.abs(x), Math.abs(y));
      if (row && centerX + x in row) row[centerX + x] = !light.includes(distance);
    }
}

/** Draws the timing lines, the three finder patterns and, from version 2 on, the alignment pattern. */
function drawPatterns(matrix: Matrix, size: number) {
  matrix.forEach((row, y) => {
    row[6] = y % 2 === 0;
    (matrix[6] as boolean[])[y] = y % 2 === 0;
  });
  drawSquare(matrix, 3, 3, [2, 4]);
  drawSquare(matrix, size - 4, 3, [2, 4]);
  drawSquare(matrix, 3, size - 4, [2, 4]);
  if (size > 21) drawSquare(matrix, size - 7, size - 7, [1]);
}

/** Draws the format twice: around the first finder pattern, and next to the other two. */
function drawFormat(matrix: Matrix, size: number) {
  const set = (x: number, y: number, isDark: boolean) => {
    (matrix[y] as boolean[])[x] = isDark;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 8) {
      set(8, bit < 6 ? bit : bit + 1, isDark);
      set(size - 1 - bit, 8, isDark);
    } else {
      set(bit === 8 ? 7 : 14 - bit, 8, isDark);
      set(8, size - 15 + bit, isDark);
    }
  }
  set(8, size - 8, true);
}

/** Draws the bytes in two columns at a time, up and down, with every second module inverted. */
function drawBytes(matrix: Matrix, size: number, bytes: readonly number[]) {
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = (right + 1) & 2 ? step : size - 1 - step;
        const row = matrix[y] as Matrix[number];
        if (row[x] !== undefined) continue;
        const byte = bytes[bit >> 3] ?? 0;
        row[x] = ((byte >> (7 - (bit & 7))) & 1) !== ((x + y + 1) & 1);
        bit += 1;
      }
}

/** Returns the modules of a QR code row by row, true for dark, undefined for a text that is too long. */
export function createQrCode(text: string): boolean[][] | undefined {
  const code = encodeText(text);
  if (!code) return;
  const size = code.version * 4 + 17;
  const matrix: Matrix = Array.from({ length: size }, () => new Array(size).fill(undefined));
  drawPatterns(matrix, size);
  drawFormat(matrix, size);
  drawBytes(matrix, size, code.bytes);
  return matrix as boolean[][];
}
