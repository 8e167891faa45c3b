import { type Bar, cumulativeDelta, generateTicks, type ValueArea } from '@otm/orderflow';
import type { SetupId, StorySession } from '@otm/schema';
import { firstSetup, type SetupCase } from '../../setups/find-setups.ts';
import { setupRules } from '../../setups/setup-rules.ts';
import { type PartedSession, readSession, ticksOf } from '../through-time/read-session.ts';
import { sumUpTape } from '../through-time/tape-summary.ts';

/** A setup's session, and what was known at the close of its signal. */
export interface ReadChecklist {
  readonly found: SetupCase;
  readonly parted: PartedSession;
  /** The value area at the close of the signal. */
  readonly area: ValueArea;
  /** Indexes in the entire session: of the signal, of its extreme, and of the best delta before it. */
  readonly signal: number;
  readonly extreme: number;
  readonly bestDelta: number;
}

const barMinutes = 5;

/** A day without a script, as setups are searched in. */
const dayOf = (seed: number): StorySession => ({
  seed,
  barMinutes,
  parts: [{ name: 'day', until: 1, reversion: 0.0005 }],
});

type SizeOf = (bar: Bar) => number;

/** The index of the largest of some bars; the first one on a tie. */
const largest = (bars: readonly Bar[], sizeOf: SizeOf, fallback: number): number => {
  const [first] = bars.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return first?.index ?? fallback;
};

/** The bar whose extreme cumulative delta doesn't confirm, and the bar with the best delta before. */
function unconfirmed(bars: readonly Bar[], signal: number, side: number) {
  const start = Math.max(1, signal - setupRules.reentryBars + 1);
  const [earlier, recent] = [bars.slice(0, start), bars.slice(start, signal + 1)];
  const extremeOf: SizeOf = ({ high, low }) => (side > 0 ? high : -low);
  const deltaOf: SizeOf = (bar) => side * cumulativeDelta(bar).close;
  const bestDelta = largest(earlier, deltaOf, 0);
  const record = Math.max(...earlier.map(extremeOf));
  const candidates = recent.filter(
    (bar) =>
      extremeOf(bar) > record && deltaOf(bar) < Math.max(...earlier.map((it) => deltaOf(it))),
  );
  return { bestDelta, extreme: largest(candidates, extremeOf, signal) };
}

/** Finds the first session with a signal of a setup, and reads it as it was at that moment. */
export function readChecklist(setup: SetupId, firstSeed: number): ReadChecklist {
  const found = firstSetup(setup, firstSeed);
  const session = dayOf(found.seed);
  const parted = readSession(session);
  const signalBar = found.bars[found.signal];
  const end = (signalBar?.start ?? 0) + barMinutes * 60_000;
  const known = [...generateTicks(ticksOf(session))].filter(({ time }) => time < end);
  const summary = sumUpTape(known.map((trade) => ({ trade, side: 0 })));
  if (!signalBar || !summary) throw new Error(`The signal of ${setup} has no bar.`);
  const signal = signalBar.index;
  // A reversal points away from the extreme that it found.
  const extremes = unconfirmed(parted.data.bars, signal, -found.side);
  return { found, parted, area: summary.area, signal, ...extremes };
}
