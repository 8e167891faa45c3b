import { type Bar, type BarSize, Bars } from './bars.ts';
import { checkTrade } from './check-trade.ts';
import { classifier } from './classify.ts';
import { MicroDelta } from './micro-delta.ts';
import { type PrintRules, RepeatedPrints } from './repeated-prints.ts';
import { SwingDelta } from './swing-delta.ts';
import type { Side, Trade } from './trade.ts';
import { TradeError } from './trade-error.ts';
import { VolumeProfile } from './volume-profile.ts';
import { Vwap, type VwapValue } from './vwap.ts';

/** The settings of every indicator. */
export interface SessionSettings {
  readonly bar: BarSize;
  /** Ticks of reversal that end a swing. */
  readonly swing: number;
  /** Trades in a micro window. */
  readonly micro: number;
  readonly prints: PrintRules;
}

/** Five-minute bars, swings of 12 ticks, windows of 25 trades. */
export const defaultSettings: SessionSettings = {
  bar: { unit: 'time', length: 300_000 },
  swing: 12,
  micro: 25,
  prints: { repeats: 3, gap: 60_000, from: 5, percentile: 99 },
};

/** All indicators over one stream of trades; adding a trade costs O(1). */
export class Session {
  readonly settings: SessionSettings;
  readonly swings: SwingDelta;
  readonly micro: MicroDelta;
  readonly prints: RepeatedPrints;
  readonly profile = new VolumeProfile();
  /** VWAP at the close of each bar, at the last trade for the bar still open. */
  readonly vwap: VwapValue[] = [];
  /** Trades added so far. */
  count = 0;
  /** The latest trade. */
  last: Trade | undefined;
  readonly #bars: Bars;
  readonly #vwap = new Vwap();
  readonly #sideOf = classifier();
  #first: Trade | undefined;

  constructor(settings: SessionSettings = defaultSettings) {
    this.settings = settings;
    this.#bars = new Bars(settings.bar);
    this.swings = new SwingDelta(settings.swing);
    this.micro = new MicroDelta(settings.micro);
    this.prints = new RepeatedPrints(settings.prints);
  }

  get bars(): readonly Bar[] {
    return this.#bars.all;
  }

  /** Adds a trade and returns its side; throws a TradeError and changes nothing if it is unsound. */
  add(trade: Trade): Side {
    checkTrade(trade, this.count, this.#first, this.last);
    const side = this.#sideOf(trade);
    const bar = this.#bars.add(trade, side);
    this.swings.add(trade, side);
    this.micro.add(trade, side, bar);
    this.prints.add(trade, side);
    this.profile.add(trade, side);
    this.vwap[bar.index] = this.#vwap.add(trade);
    this.#first ??= trade;
    this.last = trade;
    this.count += 1;
    return side;
  }
}

/** Runs a whole stream through every indicator; an empty stream throws a TradeError. */
export function readTape(trades: Iterable<Trade>, settings?: SessionSettings): Session {
  const session = new Session(settings);
  for (const trade of trades) session.add(trade);
  if (!session.last) throw new TradeError('no trades', 0);
  return session;
}
