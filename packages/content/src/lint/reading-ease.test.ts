import { describe, expect, it } from 'vitest';
import { countsOf, fleschKincaid, inflesz, isEasy, scales } from './reading-ease.ts';

describe('the formulas', () => {
  const counts = { sentences: 2, words: 20, syllables: 30 };

  it('grade an English text by Flesch and Kincaid', () => {
    expect(fleschKincaid(counts)).toBeCloseTo(0.39 * 10 + 11.8 * 1.5 - 15.59, 10);
  });

  it('rate a Spanish text by Szigriszt', () => {
    expect(inflesz(counts)).toBeCloseTo(206.84 - 62.3 * 1.5 - 10, 10);
  });
});

describe('countsOf', () => {
  it('counts sentences, words and syllables', () => {
    expect(countsOf(['The market moved. Who sold?'], 'en')).toEqual({
      sentences: 2,
      words: 5,
      syllables: 6,
    });
    expect(countsOf(['El precio subió. ¿Quién vendió?'], 'es')).toEqual({
      sentences: 2,
      words: 5,
      syllables: 8,
    });
  });

  it('leaves out titles and labels', () => {
    expect(countsOf(['How to read it', 'Price moved.'], 'en').words).toBe(2);
  });

  it('ends a text at a closing quote or bracket too', () => {
    expect(countsOf(['It is “not confirmed.”', '(Price moved.)'], 'en').sentences).toBe(2);
  });

  it('keeps numbers, times and clock abbreviations within a sentence', () => {
    expect(countsOf(['The tick is 0.25 and 1,500 trade.'], 'en').sentences).toBe(1);
    expect(countsOf(['Abre de 8 a. m. a 5 p. m. cada día.'], 'es').sentences).toBe(1);
  });

  it('says a number digit by digit', () => {
    expect(countsOf(['1,500.'], 'en')).toEqual({ sentences: 1, words: 1, syllables: 4 });
  });
});

it('rates a high grade as hard in English, and a low value in Spanish', () => {
  expect([8.9, 9, 9.1].map((grade) => isEasy(grade, scales.en))).toEqual([true, true, false]);
  expect([54.9, 55, 90].map((value) => isEasy(value, scales.es))).toEqual([false, true, true]);
});
