import {
  createSession,
  type Episode,
  generateTicks,
  type SessionSettings,
  type TickOptions,
} from '@otm/orderflow';
import { type ChartSettings, chartData, type SimulatedData } from './chart-data.ts';

/** Default settings: five-minute bars, swings of 8 ticks, micro windows of 25 trades. */
export const defaultSettings: SessionSettings = {
  bar: { unit: 'time', length: 300_000 },
  swing: 8,
  micro: 25,
  prints: { repeats: 4, gap: 60_000, from: 5, percentile: 99.8 },
};

/** Absorbed selling, an uptrend that exhausts itself, and balance at the end. */
const sampleEpisodes: readonly Episode[] = [
  { until: 0.08, reversion: 0.012 },
  { until: 0.3, bias: -0.05 },
  { until: 0.42, bias: -0.15, refill: 0.8 },
  { until: 0.66, bias: 0.06 },
  { until: 0.76, bias: 0.08, fade: 0.9 },
  { until: 1, reversion: 0.006 },
];

/** Options of a simulated session: six and a half hours, 9,000 trades around 5,390 points. */
export const sampleTicks = (seed: number): TickOptions => ({
  seed,
  count: 9000,
  duration: 23_400_000,
  open: 21_560,
  episodes: sampleEpisodes,
});

/** Changes to the default session, market and chart. */
export interface ComputeOptions extends ChartSettings {
  readonly settings?: Partial<SessionSettings>;
  readonly ticks?: Partial<TickOptions>;
  /**
   * Trades after which the chart is drawn.
   *
   * @defaultValue all
   */
  readonly until?: number | undefined;
}

/**
 * Generates the trades of a seed and computes all indicators: everything that the still charts need.
 * The same arguments return the same result, bit by bit.
 */
export function computeSession(seed: number, options: ComputeOptions = {}): SimulatedData {
  const { settings, ticks, until = Infinity, ...chart } = options;
  const session = createSession({ ...defaultSettings, ...settings });
  for (const trade of generateTicks({ ...sampleTicks(seed), ...ticks })) {
    if (session.count >= until) break;
    session.add(trade);
  }
  return chartData(session, { seed, ...chart });
}
