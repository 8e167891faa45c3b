import jsQr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { createQrCode } from './matrix.ts';

/** Pixels of one module in the picture that the reader gets. */
const scale = 4;

/** Reads a code as a phone does: from the pixels of its picture, with the white margin. */
function readCode(code: readonly boolean[][]) {
  const size = (code.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (code[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4])
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return jsQr(pixels, size, size)?.data;
}

describe('createQrCode', () => {
  it.each([1, 17, 18, 32, 33, 53, 54, 78, 79, 106, 107, 134])(
    'encodes %i bytes so that a reader returns them',
    (length) => {
      const text = Array.from({ length }, (_, index) =>
        String.fromCharCode(33 + ((index * 7 + length) % 90)),
      ).join('');
      expect(readCode(createQrCode(text) ?? [])).toBe(text);
    },
  );

  it('encodes text beyond ASCII', () => {
    expect(readCode(createQrCode('¿Cuánto cuesta? 你好 🤝') ?? [])).toBe('¿Cuánto cuesta? 你好 🤝');
  });

  it('returns nothing for a text that is too long', () => {
    expect(createQrCode('x'.repeat(135))).toBeUndefined();
  });
});
