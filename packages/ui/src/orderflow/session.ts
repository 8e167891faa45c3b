import { type BarSize, createBars } from './bars.ts';
import { checkTrade } from './check-trade.ts';
import { classifier } from './classify.ts';
import { createRepeatedPrints, type PrintRules } from './repeated-prints.ts';
import { createSwingDelta } from './swing-delta.ts';
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

/** All indicators over one stream of trades, trade by trade; adding a trade costs O(1). */
export function createSession(settings: SessionSettings) {
  const sideOf = classifier();
  const bars = createBars(settings.bar);
  const swings = createSwingDelta(settings.swing);
  const micro = createBars({ unit: 'trades', length: settings.micro });
  const prints = createRepeatedPrints(settings.prints);
  const profile = createVolumeProfile();
  const mean = createVwap();

  const session = {
    settings,
    bars: bars.all,
    swings: swings.all,
    /** Windows of micro delta; their parent is the index of the bar. */
    micro: micro.all,
    prints: prints.all,
    profile,
    /** VWAP at the close of each bar, for the open one at its latest trade. */
    vwap: [] as VwapValue[],
    /** Trades added so far. */
    count: 0,
    /** The latest trade. */
    last: undefined as Trade | undefined,
    /** Adds a trade and returns who was the aggressor; throws a TradeError and changes nothing if it is unsound. */
    add(trade: Trade): Side {
      checkTrade(trade, session.count, session.last);
      const side = sideOf(trade);
      const { index } = bars.add(trade, side);
      swings.add(trade, side);
      micro.add(trade, side, index);
      prints.add(trade, side);
      profile.add(trade, side);
      session.vwap[index] = mean.add(trade);
      session.last = trade;
      session.count += 1;
      return side;
    },
  };
  return session;
}

/** The state of {@link createSession}. */
export type Session = ReturnType<typeof createSession>;

/** Runs a whole stream through every indicator; an empty stream throws a TradeError. */
export function readTape(trades: Iterable<Trade>, settings: SessionSettings): Session {
  const session = createSession(settings);
  for (const trade of trades) session.add(trade);
  if (!session.count) throw new TradeError('empty', 0);
  return session;
}
