import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-sessions.ts';
import { barPitch, barsWidth, barWidth, barX } from './bar-scale.ts';
import { priceScale, scaleOfBars, scaleOfRows, tickHeight } from './price-scale.ts';
import { signedScale } from './signed-scale.ts';

describe('priceScale', () => {
  it('has a row for every price, the highest one on top', () => {
    const { height, y } = priceScale(100, 103);
    expect(height).toBe(4 * tickHeight);
    expect([103, 102, 101, 100].map(y)).toEqual([2, 6, 10, 14]);
  });

  it('fits a single price', () => {
    const { height, y, share } = priceScale(100, 100);
    expect([height, y(100), share(100)]).toEqual([tickHeight, tickHeight / 2, 0.5]);
  });

  it('keeps every price between its low and its high inside', () => {
    const price = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(price, fc.nat(500), fc.nat(500), (low, span, offset) => {
        const { share, y, height } = priceScale(low, low + span);
        const at = low + Math.min(span, offset);
        expect(y(at)).toBeGreaterThan(0);
        expect(y(at)).toBeLessThan(height);
        expect(share(at)).toBeCloseTo(y(at) / height, 10);
      }),
    );
  });

  it('fits all candles of a session exactly', () => {
    const { bars } = sampleSession.session;
    const { low, high } = scaleOfBars(bars);
    expect(low).toBe(Math.min(...bars.map((bar) => bar.low)));
    expect(high).toBe(Math.max(...bars.map((bar) => bar.high)));
  });

  it('fits all rows of a profile, which are in order', () => {
    const { low, high } = scaleOfRows([{ price: 7 }, { price: 8 }, { price: 9 }]);
    expect([low, high]).toEqual([7, 9]);
    expect(scaleOfRows([]).height).toBe(tickHeight);
  });
});

describe('signedScale', () => {
  it('has the highest value on top and the lowest one at the bottom', () => {
    const y = signedScale([-50, 150], 100);
    expect([150, 0, -50].map(y)).toEqual([0, 75, 100]);
  });

  it('shows zero even if all values have one sign', () => {
    expect(signedScale([20, 99], 100)(0)).toBe(99);
    expect(signedScale([-99, -20], 100)(0)).toBe(1);
  });

  it('has zero in the middle without values', () => {
    expect(signedScale([], 100)(0)).toBe(50);
    expect(signedScale([0, 0], 100)(0)).toBe(50);
  });

  it('keeps every value inside, and their order', () => {
    const values = fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 400 }), (list, height) => {
        const y = signedScale(list, height);
        const drawn = list.toSorted((one, other) => other - one).map(y);
        expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...drawn)).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('the scale of bars', () => {
  it('has each bar in the middle of its pitch, with a gap to the next', () => {
    expect(barX(0)).toBe(barPitch / 2);
    expect(barX(5) - barX(4)).toBe(barPitch);
    expect(barWidth).toBeLessThan(barPitch);
  });

  it('is as wide as its bars', () => {
    expect(barsWidth(0)).toBe(0);
    expect(barX(9) + barPitch / 2).toBe(barsWidth(10));
  });
});
