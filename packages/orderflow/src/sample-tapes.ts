import type { SessionSettings } from './session.ts';
import { generateTicks } from './tick-generator.ts';
import type { Trade } from './trade.ts';

const trade = (time: number, price: number, bid: number, ask: number, size: number): Trade => ({
  time: time * 1000,
  price,
  bid,
  ask,
  size,
});

/** Nine trades in three one-minute bars; every result can be checked by hand. */
export const goldenTape: readonly Trade[] = [
  trade(0, 100, 99, 100, 5),
  trade(10, 100, 99, 100, 3),
  trade(20, 99, 99, 100, 4),
  trade(65, 99, 98, 99, 10),
  trade(70, 98, 98, 99, 6),
  trade(80, 98, 98, 99, 2),
  trade(125, 99, 98, 99, 7),
  trade(130, 100, 99, 100, 1),
  trade(170, 99, 99, 100, 9),
];

/** One-minute bars, and thresholds low enough for short tapes to show every indicator. */
export const sampleSettings: SessionSettings = {
  bar: { unit: 'time', length: 60_000 },
  swing: 4,
  micro: 20,
  prints: { repeats: 3, gap: 60_000, from: 5, percentile: 99 },
};

/** A tape with every kind of episode. */
export const sampleTape = (seed: number, count: number): Iterable<Trade> =>
  generateTicks({
    seed,
    count,
    duration: 23_400_000,
    open: 21_560,
    episodes: [
      { until: 0.1 },
      { until: 0.3, bias: -0.08 },
      { until: 0.4, bias: -0.2, refill: 0.8 },
      { until: 0.5 },
      { until: 0.7, bias: 0.1, fade: 0.9 },
      { until: 0.9, reversion: 0.01 },
    ],
  });

/** The tape of samples/session.txt. */
export const sampleFileTape = (): Iterable<Trade> =>
  generateTicks({
    seed: 7,
    count: 1500,
    duration: 23_400_000,
    open: 21_560,
    episodes: [
      { until: 0.3, reversion: 0.012 },
      { until: 0.6, bias: 0.08 },
      { until: 1, reversion: 0.006 },
    ],
  });

/**
 * Writes a tape in the text format that NinjaTrader imports and exports for tick replay:
 * `yyyyMMdd HHmmss fffffff;last;bid;ask;volume`, times in UTC, here with four ticks to a point.
 */
export function ninjaTraderText(trades: Iterable<Trade>): string {
  const open = Date.parse('2026-11-16T14:30:00Z');
  const lines = [...trades].map(({ time, price, bid, ask, size }) => {
    const clock = new Date(open + time).toISOString().replace(/\D/g, '');
    const stamp = `${clock.slice(0, 8)} ${clock.slice(8, 14)} ${clock.slice(14)}0000`;
    return [stamp, price / 4, bid / 4, ask / 4, size].join(';');
  });
  return `${lines.join('\n')}\n`;
}
