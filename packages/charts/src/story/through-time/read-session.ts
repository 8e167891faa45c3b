import { type Bar, createSession, generateTicks, type VwapValue } from '@otm/orderflow';
import { createVwap } from '@otm/orderflow/vwap';
import type { StorySession } from '@otm/schema';
import { chartData, type SimulatedData } from '../../session/chart-data.ts';
import { computeSession, defaultSettings, sampleTicks } from '../../session/compute-session.ts';
import { barIndexAt } from '../../session/latest-bars.ts';
import { type TradedSession, tradedSession } from '../../session/traded-session.ts';
import { breakingBar, type LevelBreak, levelBreak } from './level-break.ts';
import { levelsOf } from './session-levels.ts';
import { type PartSpan, sumUpPart, type TapePart } from './tape-part.ts';
import type { SidedTrade } from './tape-summary.ts';

/** A part of a session, and where it broke the levels before it. */
export interface BreakingPart extends TapePart {
  readonly untilBreak: LevelBreak;
  readonly breakBar: Bar;
}

/** A story's session with all of its parts summed up. */
export interface PartedSession {
  readonly session: StorySession;
  readonly data: TradedSession;
  readonly parts: readonly BreakingPart[];
  /** The anchored VWAP at the close of each bar from `anchorBar` on. */
  readonly anchored: readonly VwapValue[];
  readonly anchorBar: number;
}

const minute = 60_000;

/** The options of a session's simulated trades. */
export const ticksOf = ({ seed, open, trades, minutes, parts }: StorySession) => ({
  ...sampleTicks(seed),
  ...(open !== undefined && { open }),
  ...(trades !== undefined && { count: trades }),
  ...(minutes !== undefined && { duration: minutes * minute }),
  episodes: parts,
});

const barOf = ({ barMinutes = 15 }: StorySession) =>
  ({ unit: 'time', length: barMinutes * minute }) as const;

/** Computes a story's session for the charts that draw an entire session. */
export const computeStorySession = (session: StorySession): SimulatedData =>
  computeSession(session.seed, { ticks: ticksOf(session), settings: { bar: barOf(session) } });

/** The spans of a session's parts; whatever follows the last part belongs to it. */
const spansOf = ({ parts }: StorySession, count: number): readonly PartSpan[] => {
  const endOf = (place: number) => Math.ceil((parts[place]?.until ?? 0) * count);
  return parts.map(({ name }, place) => ({
    name,
    start: endOf(place - 1),
    end: place === parts.length - 1 ? count : endOf(place),
  }));
};

/** Adds to each part where it first traded and closed beyond the levels of the parts before it. */
function withBreaks(
  session: StorySession,
  parts: readonly TapePart[],
  trades: readonly (readonly SidedTrade[])[],
  bars: readonly Bar[],
): readonly BreakingPart[] {
  const levels = levelsOf({ session, parts });
  return parts.map((part, place) => {
    const known = levels.filter(({ from }) => from <= part.from);
    const before = parts[place - 1]?.cumulative ?? 0;
    const prices = known.map(({ price }) => price);
    return {
      ...part,
      untilBreak: levelBreak(trades[place] ?? [], prices, before),
      breakBar: breakingBar(bars, prices, { ...part, length: barOf(session).length }),
    };
  });
}

/** The VWAP since a trade, at the close of each bar. */
const anchoredVwap = (tape: readonly SidedTrade[], anchor: number, barLength: number) => {
  const average = createVwap();
  const values = new Map<number, VwapValue>();
  for (const { trade } of tape.slice(anchor))
    values.set(Math.floor(trade.time / barLength), average.add(trade));
  return [...values.values()];
};

/**
 * Simulates a story's session and sums up its parts.
 *
 * @throws Error if a part has no trades.
 */
export function readSession(session: StorySession): PartedSession {
  const ticks = ticksOf(session);
  const bar = barOf(session);
  const engine = createSession({ ...defaultSettings, bar });
  const tape = [...generateTicks(ticks)].map(
    (trade): SidedTrade => ({ trade, side: engine.add(trade) }),
  );
  const data = tradedSession(chartData(engine, { seed: session.seed }));
  if (!data) throw new Error(`Seed ${session.seed} has no trades: set "trades" above zero.`);
  const spans = spansOf(session, ticks.count);
  const anchor = spans.find(({ name }) => name === session.anchor)?.start;
  const parts = spans.map((span) => sumUpPart(span, tape, anchor));
  const trades = spans.map(({ start, end }) => tape.slice(start, end));
  return {
    session,
    data,
    parts: withBreaks(session, parts, trades, data.bars),
    anchored: anchor === undefined ? [] : anchoredVwap(tape, anchor, bar.length),
    anchorBar: barIndexAt(data.bars, tape[anchor ?? 0]?.trade.time ?? 0),
  };
}
