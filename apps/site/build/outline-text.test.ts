import { describe, expect, it } from 'vitest';
import { measureText, outlineTexts } from './outline-text.ts';

const font = { fontSize: 100, fontWeight: 600, letterSpacing: 0 } as const;
const text = (attributes: string, content: string) =>
  outlineTexts(
    `<text class="a" x="10" y="50" font-size="100" font-weight="600" ${attributes}>${content}</text>`,
  );
/** The lowest and the highest x of an outline. */
const reach = (path: string) => {
  const [, d = ''] = /d="([^"]*)"/.exec(path) ?? [];
  const xs = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)] as const;
};

describe('texts as outlines', () => {
  it('measure wider when they are longer, bolder or set apart', () => {
    const width = measureText('Delta', font);
    expect(width).toBeGreaterThan(150);
    expect(measureText('Delta bar', font)).toBeGreaterThan(width);
    expect(measureText('Delta', { ...font, fontWeight: 500 })).toBeLessThan(width);
    expect(measureText('Delta', { ...font, letterSpacing: 5 })).toBeCloseTo(width + 20, 6);
    expect(measureText('Delta', { ...font, fontSize: 50 })).toBeCloseTo(width / 2, 6);
  });

  it('are in the place of the text', () => {
    const [left, right] = reach(text('', 'HIH'));
    const width = measureText('HIH', font);
    expect(left).toBeGreaterThan(10);
    expect(right).toBeLessThan(10 + width);
    const [, end] = reach(text('text-anchor="end"', 'HIH'));
    expect(end).toBeLessThan(10);
  });

  it('draw Spanish letters and escaped characters', () => {
    expect(text('', 'Qué añade: ¿precio? «sí»')).toMatch(/^<path class="a" d="M/);
    expect(text('', '&amp;')).toBe(text('', '&#38;'.replace('&#38;', '&amp;')));
    expect(reach(text('', '&amp;'))[1]).toBeLessThan(10 + measureText('&', font));
  });

  it('refuse a character that the font cannot draw', () => {
    expect(() => text('', 'Δ 5')).toThrow('The font has no "Δ"');
  });
});
