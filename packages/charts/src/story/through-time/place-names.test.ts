import { describe, expect, it } from 'vitest';
import { layout } from '../scene-layout.ts';
import { type Box, placeNames } from './place-names.ts';

const line = { name: 'High 5,392.75', from: 10, y: 40 };
const candle = (left: number, top: number, bottom: number): Box => ({
  left,
  right: left + 3,
  top,
  bottom,
});

describe('placeNames', () => {
  it('puts a name at the end of its line and above it', () => {
    const [name] = placeNames([line], []);
    expect(name?.right).toBe(layout.width);
    expect(name?.bottom).toBeLessThan(line.y);
  });

  it('goes below the line where candles are above it', () => {
    const [name] = placeNames([line], [candle(80, 20, 40)]);
    expect(name?.right).toBe(layout.width);
    expect(name?.top).toBeGreaterThan(line.y);
  });

  it('moves to where it covers no candle', () => {
    const candles = [70, 74, 78, 82].map((left) => candle(left, 20, 60));
    const [name] = placeNames([line], candles);
    expect(name?.right).toBeLessThanOrEqual(70);
    expect(name?.left).toBeGreaterThanOrEqual(line.from);
  });

  it('prefers a place that is clear on a phone too, where the name is wider', () => {
    const [name] = placeNames([line], [candle(56, 20, 39)]);
    expect(name?.right).toBe(layout.width);
    expect(name?.top).toBeGreaterThan(line.y);
  });

  it('covers the fewest candles where there is no other way', () => {
    const candles = Array.from({ length: 20 }, (_, index) =>
      candle(10 + index * 4, 20, index === 15 ? 30 : 60),
    );
    const [name] = placeNames([line], candles);
    expect(name?.left).toBeLessThan(73);
    expect(name?.right).toBeGreaterThan(70);
  });

  it('keeps the names of two close levels apart', () => {
    const [high, low] = placeNames([line, { ...line, y: 41 }], []);
    expect(high?.bottom).toBeLessThanOrEqual(low?.top ?? 0);
  });

  it('leaves the name of a line that is too short at its end', () => {
    const [name] = placeNames([{ ...line, from: 80 }], []);
    expect(name?.right).toBe(layout.width);
  });
});
