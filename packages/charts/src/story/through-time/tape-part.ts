import { cumulativeDeltas, type SidedTrade, sumUpTape, type TapeSummary } from './tape-summary.ts';

/** The trades of one part of a session, and the session at its end; prices in ticks. */
export interface TapePart {
  readonly name: string;
  /** Milliseconds since the open. */
  readonly from: number;
  readonly to: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly trades: number;
  readonly buys: number;
  readonly sells: number;
  readonly volume: number;
  /** The part alone, the session so far, and the trades since the anchor. */
  readonly own: TapeSummary;
  readonly soFar: TapeSummary;
  readonly anchored: TapeSummary;
  /** Cumulative delta of the session: its extremes within the part, and at its end. */
  readonly cumulativeHigh: number;
  readonly cumulativeLow: number;
  readonly cumulative: number;
}

/** The indexes of a part's first trade and of the one after its last. */
export interface PartSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const contracts = (tape: readonly SidedTrade[], wanted?: 1 | -1) =>
  tape.reduce((total, { side, trade }) => total + (wanted && side !== wanted ? 0 : trade.size), 0);

/**
 * Sums up one part of a session.
 *
 * @param tape the trades of the entire session
 * @param anchor the index of the trade at which a second VWAP starts
 * @throws Error if the part has no trades.
 */
export function sumUpPart(
  { name, start, end }: PartSpan,
  tape: readonly SidedTrade[],
  anchor = 0,
): TapePart {
  const trades = tape.slice(start, end);
  const first = trades[0]?.trade;
  const last = trades.at(-1)?.trade;
  const own = sumUpTape(trades);
  const soFar = sumUpTape(tape.slice(0, end));
  if (!first || !last || !own || !soFar)
    throw new Error(`The part "${name}" has no trades: let it end later than the part before it.`);
  const prices = trades.map(({ trade }) => trade.price);
  const deltas = cumulativeDeltas(tape).slice(start, end);
  return {
    name,
    from: first.time,
    to: last.time,
    open: first.price,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: last.price,
    trades: trades.length,
    buys: contracts(trades, 1),
    sells: contracts(trades, -1),
    volume: contracts(trades),
    own,
    soFar,
    anchored: sumUpTape(tape.slice(anchor, end)) ?? soFar,
    cumulativeHigh: Math.max(...deltas),
    cumulativeLow: Math.min(...deltas),
    cumulative: deltas.at(-1) ?? 0,
  };
}
