import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotli } from './brotli.ts';

const usual = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** A list of links with numbers in an order without a pattern. */
function textOf(count: number): Buffer {
  let state = 7;
  const items = Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return `<li><a href="/features/${(state % 900).toString(36)}">Row ${state % 97}</a>`;
  });
  return Buffer.from(items.join(''));
}

it('finds better settings for a text near the limit', () => {
  const text = textOf(4_400);
  expect(usual(text).length).toBeGreaterThan(13_700);
  expect(usual(text).length).toBeLessThan(14_700);
  const result = brotli(text);
  expect(result.length).toBeLessThan(usual(text).length);
  expect(brotliDecompressSync(result).equals(text)).toBe(true);
});

it.each([100, 20_000])('compresses %i links as usual, which are far from the limit', (count) => {
  const text = textOf(count);
  expect(brotli(text).equals(usual(text))).toBe(true);
});
