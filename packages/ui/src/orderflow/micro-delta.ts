import type { Bar } from './bars.ts';
import type { Side, Trade } from './trade.ts';

/** A window of consecutive trades inside one bar. */
export interface MicroWindow {
  /** Index of the bar that holds it. */
  readonly bar: number;
  trades: number;
  volume: number;
  /** Buy volume minus sell volume. */
  delta: number;
}

/**
 * Delta in windows of a fixed number of trades inside the bar. Our own illustration: the
 * commercial indicator's method is not public. A bar's last window may be shorter; the deltas of
 * a bar's windows add up to the bar's delta.
 */
export class MicroDelta {
  readonly all: MicroWindow[] = [];
  readonly #length: number;

  /** @param length Trades in a full window; above zero. */
  constructor(length: number) {
    this.#length = length;
  }

  add({ size }: Trade, side: Side, bar: Bar): void {
    let window = this.all.at(-1);
    if (!window || window.bar !== bar.index || window.trades >= this.#length) {
      window = { bar: bar.index, trades: 0, volume: 0, delta: 0 };
      this.all.push(window);
    }
    window.trades += 1;
    window.volume += size;
    window.delta += side * size;
  }
}
