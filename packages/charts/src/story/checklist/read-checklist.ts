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
  const extremeOf: SizeOf = ({ high, low }) => (side > 0 ? high : -low);
  const deltaOf: SizeOf = (bar) => side * cumulativeDelta(bar).close;
  const bestBefore = (bar: Bar, sizeOf: SizeOf) =>
    Math.max(...bars.slice(0, bar.index).map(sizeOf));
  const candidates = bars
    .slice(start, signal + 1)
    .filter((bar) => extremeOf(bar) > bestBefore(bar, extremeOf))
    .filter((bar) => deltaOf(bar) < bestBefore(bar, deltaOf));
  const extreme = largest(candidates, extremeOf, signal);
  return { extreme, bestDelta: largest(bars.slice(0, extreme), deltaOf, 0) };
}

/** Reads the first session with a signal of a setup as it was at that moment. */
function readFirst(setup: SetupId, firstSeed: number): ReadChecklist {
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

/**
 * Finds the first session with a signal of a setup that has a bar of its own for each step: a reversal
 * whose price comes back in the bar of its extreme can't show the two apart.
 */
export function readChecklist(setup: SetupId, firstSeed: number): ReadChecklist {
  const read = readFirst(setup, firstSeed);
  const isApart = setup === 'momentum' || read.extreme < read.signal;
  return isApart ? read : readChecklist(setup, read.found.seed + 1);
}
