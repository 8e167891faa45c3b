import { type Bar, type BarSize, createBars } from './bars.ts';
import { checkTrade } from './check-trade.ts';
import { createClassifier } from './classify.ts';
import { createRepeatedPrints, type PrintMark, type PrintRules } from './repeated-prints.ts';
import { createSwingDelta, type Pivot } from './swing-delta.ts';
import type { Side, Trade } from './trade.ts';
import { TradeError } from './trade-error.ts';
import { createVolumeProfile } from './volume-profile.ts';
import { createVwap, type VwapValue } from './vwap.ts';

/** The settings of every indicator. */
export interface SessionSettings {
  readonly bar: BarSize;
  /** Ticks of reversal that end a swing. */
  readonly swing: number;
  /** Trades in a micro window. */
  readonly micro: number;
  readonly prints: PrintRules;
}

/** All indicators of the trades added so far. */
export interface Session {
  readonly settings: SessionSettings;
  readonly bars: readonly Bar[];
  /** Turning points with the cumulative delta at each. */
  readonly pivots: readonly Pivot[];
  /** Windows of micro delta; their parent is the index of their bar. */
  readonly micro: readonly Bar[];
  readonly prints: readonly PrintMark[];
  readonly profile: Pick<ReturnType<typeof createVolumeProfile>, 'rows'>;
  /** VWAP at the close of each bar, for the open one at its latest trade. */
  readonly vwap: readonly VwapValue[];
  /** Trades added so far. */
  readonly count: number;
  /** The latest trade. */
  readonly last?: Trade;
  /**
   * Adds a trade and returns its aggressor; O(1).
   *
   * @throws A `TradeError` if the trade is invalid; the session doesn't change.
   */
  add(trade: Trade): Side;
}

/** Creates all indicators for one stream of trades, to be added trade by trade. */
export function createSession(settings: SessionSettings): Session {
  const sideOf = createClassifier();
  const bars = createBars(settings.bar);
  const swings = createSwingDelta(settings.swing);
  const micro = createBars({ unit: 'trades', length: settings.micro });
  const prints = createRepeatedPrints(settings.prints);
  const profile = createVolumeProfile();
  const vwapTotal = createVwap();
  const vwap: VwapValue[] = [];

  const session: { -readonly [Key in keyof Session]: Session[Key] } = {
    settings,
    bars: bars.all,
    pivots: swings.all,
    micro: micro.all,
    prints: prints.all,
    profile,
    vwap,
    count: 0,
    add(trade) {
      const problem = checkTrade(trade, session.last);
      if (problem) throw new TradeError(problem, session.count, trade);
      const side = sideOf(trade);
      const { index } = bars.add(trade, side);
      swings.add(trade, side);
      micro.add(trade, side, index);
      prints.add(trade, side);
      profile.add(trade, side);
      vwap[index] = vwapTotal.add(trade);
      session.last = trade;
      session.count += 1;
      return side;
    },
  };
  return session;
}

/**
 * Runs an entire stream of trades through every indicator.
 *
 * @throws A `TradeError` if a trade is invalid or the stream is empty.
 */
export function readTape(trades: Iterable<Trade>, settings: SessionSettings): Session {
  const session = createSession(settings);
  for (const trade of trades) session.add(trade);
  if (!session.count) throw new TradeError('empty', 0);
  return session;
}
