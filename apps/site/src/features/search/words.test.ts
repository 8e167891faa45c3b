import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const plain = (text: string) => wordsOf(text).map((word) => word.plain);

it.each([
  ['Área de valor', ['area', 'de', 'valor']],
  ['A\u0301rea', ['area']],
  ['¿Compra/venta? «Sí», 70\u00a0%', ['compra', 'venta', 'si', '70']],
  ['DELTA-BAR', ['delta', 'bar']],
  ['  …  ', []],
  ['', []],
])('%j has the words %j', (text, words) => {
  expect(plain(text)).toEqual(words);
});

it('returns the position of each word', () => {
  const text = 'La delta, pequeña.';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'La',
    'delta',
    'pequeña',
  ]);
});
