import { describe, expect, it } from 'vitest';
import { cumulativeDelta } from './cumulative-delta.ts';
import { createSession } from './session.ts';
import { generateTicks } from './tick-generator.ts';

const session = createSession({
  bar: { unit: 'trades', length: 50 },
  swing: 8,
  micro: 25,
  prints: { repeats: 4, gap: 60_000, from: 5, percentile: 99 },
});
const market = { count: 1000, duration: 3_600_000, open: 20_000, episodes: [{ until: 1 }] };
for (const trade of generateTicks({ seed: 3, ...market })) session.add(trade);
const { bars } = session;

describe('cumulativeDelta', () => {
  it('opens the session at zero, and every bar where the previous one closed', () => {
    let close = 0;
    expect(bars.length).toBeGreaterThan(10);
    for (const bar of bars) {
      const candle = cumulativeDelta(bar);
      expect(candle.open).toBe(close);
      close = candle.close;
    }
  });

  it('closes at the sum of all deltas', () => {
    const sum = bars.reduce((total, { delta }) => total + delta, 0);
    expect(bars.map((bar) => cumulativeDelta(bar).close).at(-1)).toBe(sum);
  });

  it('opens every bar at zero in bar mode', () => {
    for (const bar of bars)
      expect(cumulativeDelta(bar, 0)).toEqual({
        open: 0,
        high: bar.maxDelta,
        low: bar.minDelta,
        close: bar.delta,
      });
  });

  it('never opens or closes outside of its high and low', () => {
    for (const { open, high, low, close } of bars.map((bar) => cumulativeDelta(bar)))
      for (const value of [open, close]) {
        expect(value).toBeLessThanOrEqual(high);
        expect(value).toBeGreaterThanOrEqual(low);
      }
  });
});
