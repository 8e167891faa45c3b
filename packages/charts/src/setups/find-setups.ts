import {
  type Bar,
  createSession,
  generateTicks,
  type Session,
  type Side,
  type VwapValue,
} from '@otm/orderflow';
import type { SetupId } from '@otm/schema';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { setupRules } from './setup-rules.ts';
import { watchSetup } from './setup-signal.ts';

const { targetTicks, barsAfter } = setupRules;
/** Bars shown before the signal. */
const barsBefore = 14;
/** Seeds tried before the search gives up. */
const maxSeeds = 1000;

/** The first signal of one simulated session, and what price did next. */
export interface SetupCase {
  readonly seed: number;
  readonly tickSize: number;
  /** 1 when the setup points up, -1 when it points down. */
  readonly side: Side;
  /** Whether price reached the target before it went back as far. */
  readonly worked: boolean;
  /** The bars around the signal. */
  readonly bars: readonly Bar[];
  readonly vwap: readonly VwapValue[];
  /** Index of the signal's bar in `bars`. */
  readonly signal: number;
}

/** Whether price reaches the target in the direction of the signal first; a tie counts as failed. */
function reachesTarget(signal: Bar, side: Side, later: readonly Bar[]): boolean {
  for (const { high, low } of later) {
    const up = high - signal.close;
    const down = signal.close - low;
    if ((side > 0 ? down : up) >= targetTicks) return false;
    if ((side > 0 ? up : down) >= targetTicks) return true;
  }
  return false;
}

interface Signal {
  readonly index: number;
  readonly side: Side;
}

/** Reads an entire session and returns its first signal, which is decided bar by bar. */
function readSession(seed: number, kind: SetupId): { session: Session; signal?: Signal } {
  const signalAt = watchSetup(kind);
  const session = createSession(defaultSettings);
  const { length } = defaultSettings.bar;
  let signal: Signal | undefined;
  let openBar = 0;
  for (const trade of generateTicks({ ...sampleTicks(seed), episodes: [] })) {
    const bar = Math.floor(trade.time / length);
    if (bar !== openBar && !signal) {
      openBar = bar;
      const side = session.count ? signalAt(session) : 0;
      if (side) signal = { index: session.bars.length - 1, side };
    }
    session.add(trade);
  }
  return signal ? { session, signal } : { session };
}

function readCase(seed: number, kind: SetupId): SetupCase | undefined {
  const { session, signal } = readSession(seed, kind);
  const { bars, vwap } = session;
  const bar = signal && bars[signal.index];
  if (!bar || signal.index + barsAfter >= bars.length) return undefined;
  const from = Math.max(0, signal.index - barsBefore);
  const to = signal.index + 1 + barsAfter;
  return {
    seed,
    tickSize: 0.25,
    side: signal.side,
    worked: reachesTarget(bar, signal.side, bars.slice(signal.index + 1, to)),
    bars: bars.slice(from, to),
    vwap: vwap.slice(from, to),
    signal: signal.index - from,
  };
}

/**
 * Tries seeds upward and returns the first session with a signal, whatever price did next.
 *
 * @throws If 1,000 seeds have none.
 */
export function firstSetup(kind: SetupId, firstSeed = 1): SetupCase {
  for (let seed = firstSeed; seed < firstSeed + maxSeeds; seed += 1) {
    const found = readCase(seed, kind);
    if (found) return found;
  }
  throw new Error(`No signal of ${kind} in ${maxSeeds} seeds: try others`);
}

/**
 * Tries seeds from 1 upward and returns the first sessions in which the setup followed through, then
 * as many of the first in which it didn't. The sessions have no scripted episodes, and nothing is
 * handpicked: the same count always returns the same cases.
 *
 * @param each Cases of each outcome.
 * @throws If 1,000 seeds don't have enough cases.
 */
export function findSetups(kind: SetupId, each = 2): readonly SetupCase[] {
  const worked: SetupCase[] = [];
  const failed: SetupCase[] = [];
  for (let seed = 1; worked.length < each || failed.length < each; seed += 1) {
    if (seed > maxSeeds) {
      throw new Error(
        `Fewer than ${each} cases of ${kind} each way in ${maxSeeds} seeds: lower it`,
      );
    }
    const found = readCase(seed, kind);
    const cases = found?.worked ? worked : failed;
    if (found && cases.length < each) cases.push(found);
  }
  return [...worked, ...failed];
}
