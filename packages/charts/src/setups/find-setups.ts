import {
  type Bar,
  createSession,
  generateTicks,
  type Side,
  type Trade,
  type VwapValue,
} from '@otm/orderflow';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { type SetupKind, watchSetup } from './setup-signal.ts';

/** Ticks that price must go before it comes back as many. */
export const target = 10;
/** Bars watched after a signal; one with fewer bars left in its session is passed over. */
export const after = 14;
/** Bars shown before it. */
const before = 24;

/** The first signal of one simulated session, and what price did next. */
export interface SetupCase {
  readonly seed: number;
  readonly tickSize: number;
  /** 1 when the setup points up, -1 when it points down. */
  readonly side: Side;
  /** Whether price went the target on before it came back as far. */
  readonly worked: boolean;
  /** The bars around the signal, and where in them it stands. */
  readonly bars: readonly Bar[];
  readonly vwap: readonly VwapValue[];
  readonly signal: number;
}

/** Whether price reaches the target in the direction of the signal first; a tie has failed. */
function followed(signal: Bar, side: Side, later: readonly Bar[]): boolean {
  for (const { high, low } of later) {
    const [ahead, back] =
      side > 0
        ? [high - signal.close, signal.close - low]
        : [signal.close - low, high - signal.close];
    if (back >= target) return false;
    if (ahead >= target) return true;
  }
  return false;
}

/** The trades of a bar after the other; each part ends with the trade that begins the next bar. */
function readCase(seed: number, kind: SetupKind): SetupCase | undefined {
  const watch = watchSetup(kind);
  const session = createSession(defaultSettings);
  const { length } = defaultSettings.bar;
  let signal: { index: number; side: Side } | undefined;
  let open = 0;
  const closeBar = ({ time }: Trade) => {
    const now = Math.floor(time / length);
    if (now === open || signal) return;
    open = now;
    const side = session.count ? watch(session) : 0;
    if (side) signal = { index: session.bars.length - 1, side };
  };
  for (const trade of generateTicks({ ...sampleTicks(seed), episodes: [] })) {
    closeBar(trade);
    session.add(trade);
  }
  if (!signal || signal.index + after >= session.bars.length) return undefined;
  const { index, side } = signal;
  const from = Math.max(0, index - before);
  const later = session.bars.slice(index + 1, index + 1 + after);
  return {
    seed,
    tickSize: 0.25,
    side,
    worked: followed(session.bars[index] as Bar, side, later),
    bars: session.bars.slice(from, index + 1 + after),
    vwap: session.vwap.slice(from, index + 1 + after),
    signal: index - from,
  };
}

/**
 * Tries seeds from 1 upwards and keeps the first sessions in which the setup was followed through
 * and as many of the first in which it was not. The sessions have no planted episodes. Nobody
 * picks: the same count always gives the same cases.
 */
export function findSetups(kind: SetupKind, each = 2): readonly SetupCase[] {
  const worked: SetupCase[] = [];
  const failed: SetupCase[] = [];
  for (let seed = 1; worked.length < each || failed.length < each; seed += 1) {
    const found = readCase(seed, kind);
    const kept = found?.worked ? worked : failed;
    if (found && kept.length < each) kept.push(found);
    if (seed > 1000) throw new Error(`No ${each} cases of ${kind} each way in 1,000 seeds`);
  }
  return [...worked, ...failed];
}
