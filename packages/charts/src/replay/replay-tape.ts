import { barTimer, createSession, type Episode, generateTicks, type Session } from '@otm/orderflow';
import { type ChartData, chartData } from '../session/chart-data.ts';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { type ReplayState, sessionLength } from './replay-settings.ts';

/** The settings whose change rebuilds the session. */
export type TapeSettings = Pick<
  ReplayState,
  'seed' | 'bar' | 'swing' | 'micro' | 'repeats' | 'percentile'
>;

/** A session that can be moved to any of its trades. */
export interface ReplayTape {
  /** Returns the session after a number of trades; going forward costs only those in between. */
  dataAt(at: number, options: Pick<ReplayState, 'percent' | 'bands'>): ChartData;
  /** Returns the position at the end of the bar that the next trade belongs to. */
  endOfBar(at: number): number;
  /** Returns the first position after `from`, up to `to`, at which a bar reaches a stage. */
  stopBetween(from: number, to: number, stage: number): number | undefined;
}

/**
 * Simulates the trades of a session for replay.
 *
 * @param script the parts of the session, by default those of the sample
 */
export function createReplayTape(settings: TapeSettings, script?: readonly Episode[]): ReplayTape {
  const { seed, bar, swing, micro, repeats, percentile } = settings;
  const ticks = { ...sampleTicks(seed), count: sessionLength };
  const trades = [...generateTicks(script ? { ...ticks, episodes: script } : ticks)];
  const length = bar * 60_000;
  const prints = { ...defaultSettings.prints, repeats, percentile };
  const restart = () => createSession({ bar: { unit: 'time', length }, swing, micro, prints });
  let session: Session | undefined;
  const barOf = (index: number) => Math.floor((trades[index]?.time ?? Infinity) / length);
  const stageOf = (index: number) => barTimer((trades[index]?.time ?? 0) % length, length).stage;

  return {
    dataAt(at, options) {
      if (!session || session.count > at) session = restart();
      for (const trade of trades.slice(session.count, at)) session.add(trade);
      return chartData(session, { seed, ...options });
    },
    endOfBar(at) {
      let end = at + 1;
      while (end < trades.length && barOf(end) === barOf(at)) end += 1;
      return Math.min(end, trades.length);
    },
    stopBetween(from, to, stage) {
      for (let at = Math.max(2, from + 1); at <= to && stage < 100; at += 1) {
        const crossed = barOf(at - 2) !== barOf(at - 1) || stageOf(at - 2) > stage;
        if (crossed && stageOf(at - 1) <= stage) return at;
      }
      return undefined;
    },
  };
}
