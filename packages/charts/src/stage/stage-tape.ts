import {
  createSession,
  createVolumeProfile,
  generateTicks,
  type ProfileRow,
  type Session,
} from '@otm/orderflow';
import { chartData } from '../session/chart-data.ts';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { type TradedSession, tradedSession } from '../session/traded-session.ts';
import { spanIndexAt, stageSpans } from './stage-clock.ts';

/** A session with the profile of each of its parts. */
export interface StageData extends TradedSession {
  /** A stage is always simulated. */
  readonly seed: number;
  /** One profile per part, in order; empty before its first trade. */
  readonly profiles: readonly (readonly Readonly<ProfileRow>[])[];
}

/** A session that can be moved to any of its trades. */
export interface StageTape {
  /** Trades of the entire session. */
  readonly length: number;
  /** Returns the position after all trades of the bar that the trade at a position belongs to. */
  readonly endOfBar: (at: number) => number;
  /** Returns the session after a number of trades; `undefined` before the first one. */
  readonly dataAt: (at: number) => StageData | undefined;
}

interface Progress {
  readonly session: Session;
  readonly profiles: readonly ReturnType<typeof createVolumeProfile>[];
}

const start = (): Progress => ({
  session: createSession(defaultSettings),
  profiles: stageSpans.map(() => createVolumeProfile()),
});

/** Simulates the trades of a seed for the stage; going forward costs only the trades in between. */
export function createStageTape(seed: number): StageTape {
  const trades = [...generateTicks(sampleTicks(seed))];
  const barOf = (at: number) =>
    Math.floor((trades[at]?.time ?? Infinity) / defaultSettings.bar.length);
  let progress = start();
  return {
    length: trades.length,
    endOfBar(at) {
      let end = at + 1;
      while (end < trades.length && barOf(end) === barOf(at)) end += 1;
      return Math.min(end, trades.length);
    },
    dataAt(at) {
      if (progress.session.count > at) progress = start();
      const { session, profiles } = progress;
      for (const trade of trades.slice(session.count, at))
        profiles[spanIndexAt(trade.time)]?.add(trade, session.add(trade));
      const traded = tradedSession(chartData(session, { seed }));
      return traded && { ...traded, seed, profiles: profiles.map((profile) => profile.rows()) };
    },
  };
}

/** Returns the entire session of a seed. */
export function computeStage(seed: number): StageData {
  const tape = createStageTape(seed);
  const data = tape.dataAt(tape.length);
  if (!data) throw new Error(`The session of seed ${seed} has no trades.`);
  return data;
}
