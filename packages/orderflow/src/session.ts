import { type Bar, type BarSize, createBars } from './bars.ts';
import { checkTrade } from './check-trade.ts';
import { classifier } from './classify.ts';
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

/** All indicators over the trades added so far. */
export interface Session {
  readonly settings: SessionSettings;
  readonly bars: readonly Bar[];
  /** Turning points with the cumulative delta at each. */
  readonly pivots: readonly Pivot[];
  /** Windows of micro delta; their parent is the index of the bar. */
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
   * Adds a trade and returns who was the aggressor, at a cost of O(1). Throws a TradeError and
   * changes nothing if the trade is unsound.
   */
  add(trade: Trade): Side;
}

/** All indicators over one stream of trades, trade by trade. */
export function createSession(settings: SessionSettings): Session {
  const sideOf = classifier();
  const bars = createBars(settings.bar);
  const swings = createSwingDelta(settings.swing);
  const micro = createBars({ unit: 'trades', length: settings.micro });
  const prints = createRepeatedPrints(settings.prints);
  const profile = createVolumeProfile();
  const mean = createVwap();
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
      checkTrade(trade, session.count, session.last);
      const side = sideOf(trade);
      const { index } = bars.add(trade, side);
      swings.add(trade, side);
      micro.add(trade, side, index);
      prints.add(trade, side);
      profile.add(trade, side);
      vwap[index] = mean.add(trade);
      session.last = trade;
      session.count += 1;
      return side;
    },
  };
  return session;
}

/** Runs a whole stream through every indicator; an empty stream throws a TradeError. */
export function readTape(trades: Iterable<Trade>, settings: SessionSettings): Session {
  const session = createSession(settings);
  for (const trade of trades) session.add(trade);
  if (!session.count) throw new TradeError('empty', 0);
  return session;
}
