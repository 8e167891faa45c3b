import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, splitAtMatches } from './excerpt.ts';

const filler = 'A bar opened and closed without a word on who was in a hurry. '.repeat(6);
const matches = new Set(['area', 'valor']);

describe('splitAtMatches', () => {
  it('marks the words that answer, as they are written', () => {
    expect(splitAtMatches('El «Área» de valor.', matches)).toEqual([
      { text: 'El «', marked: false },
      { text: 'Área', marked: true },
      { text: '» de ', marked: false },
      { text: 'valor', marked: true },
      { text: '.', marked: false },
    ]);
  });

  it('loses and adds nothing', () => {
    const words = fc.array(fc.constantFrom('área', 'Valor', 'de', ' ', '. ', '<b>', 'e\u0301'));
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        const segments = splitAtMatches(text, matches);
        expect(segments.map((it) => it.text).join('')).toBe(text);
      }),
    );
  });
});

describe('excerptOf', () => {
  it('is the whole of a short text', () => {
    expect(excerptOf('(El área de valor.)', matches)).toBe('(El área de valor.)');
    expect(excerptOf('', matches)).toBe('');
  });

  it('starts at the beginning where nothing in the text answers', () => {
    expect(excerptOf(filler, matches)).toMatch(/^A bar opened.*\w…$/);
  });

  it('shows entire words around most of the matches', () => {
    const text = `${filler}The area alone. ${filler}The area and the valor of it. ${filler}`;
    const excerpt = excerptOf(text, matches);
    expect(excerpt).toMatch(/^…\w.*area and the valor of it.*\w…$/);
    expect(excerpt).not.toContain('alone');
    expect(excerpt.length).toBeLessThanOrEqual(182);
    expect(text).toContain(excerpt.slice(1, -1));
  });

  it('keeps the end of a text with its full stop', () => {
    expect(excerptOf(`${filler}Here is the valor.`, matches)).toMatch(/^….*the valor\.$/);
  });
});
