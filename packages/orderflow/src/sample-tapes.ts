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
