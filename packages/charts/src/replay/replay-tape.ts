import { barTimer, createSession, generateTicks, type Session } from '@otm/orderflow';
import { type ChartData, chartData } from '../session/chart-data.ts';
import { sampleTicks } from '../session/compute-session.ts';
import { type ReplayState, sessionLength } from './replay-settings.ts';

/** The settings that a session has to be read anew for. */
export type ReplayKey = Pick<
  ReplayState,
  'seed' | 'bar' | 'swing' | 'micro' | 'repeats' | 'percentile'
>;

/** A session that can be taken to any of its trades. */
export function createReplayTape({ seed, bar, swing, micro, repeats, percentile }: ReplayKey) {
  const trades = [...generateTicks({ ...sampleTicks(seed), count: sessionLength })];
  const length = bar * 60_000;
  let session: Session | undefined;
  const start = () =>
    createSession({
      bar: { unit: 'time', length },
      swing,
      micro,
      prints: { repeats, gap: 60_000, from: 5, percentile },
    });
  /** Index of the bar of a trade, and how far the bar had got with it. */
  const barOf = (index: number) => Math.floor((trades[index]?.time ?? Infinity) / length);
  const stageOf = (index: number) =>
    barTimer((trades[index]?.time ?? 0) - barOf(index) * length, length).stage;

  return {
    /** The state after a number of trades; going forward costs only the trades in between. */
    dataAt(at: number, options: Pick<ReplayState, 'percent' | 'bands'>): ChartData {
      if (!session || session.count > at) session = start();
      for (const trade of trades.slice(session.count, at)) session.add(trade);
      return chartData(session, { seed, ...options });
    },
    /** Position at the end of the bar that the next trade belongs to. */
    endOfBar(at: number): number {
      let end = at + 1;
      while (end < trades.length && barOf(end) === barOf(at)) end += 1;
      return Math.min(end, trades.length);
    },
    /** First position after `from` and up to `to` at which a bar reaches a stage, if any. */
    stopBetween(from: number, to: number, stage: number): number | undefined {
      for (let at = Math.max(2, from + 1); at <= to && stage < 100; at += 1) {
        const crossed = barOf(at - 2) !== barOf(at - 1) || stageOf(at - 2) > stage;
        if (crossed && stageOf(at - 1) <= stage) return at;
      }
      return undefined;
    },
  };
}

/** What {@link createReplayTape} makes. */
export type ReplayTape = ReturnType<typeof createReplayTape>;
