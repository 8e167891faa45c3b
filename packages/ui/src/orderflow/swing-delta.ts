import type { Side, Trade } from './trade.ts';

/** One leg of the zig-zag; prices in ticks, times in milliseconds. */
export interface Swing {
  /** 1 up, -1 down, 0 while the leg is still forming. */
  direction: Side;
  fromTime: number;
  fromPrice: number;
  toTime: number;
  toPrice: number;
  /** Buy volume minus sell volume after the first pivot, up to and with the second. */
  delta: number;
  volume: number;
}

/**
 * Delta from pivot to pivot of a zig-zag. Our own illustration: the commercial indicator's
 * method is not public.
 *
 * A leg ends at an extreme once price has come back from it by the threshold; the pivot stands at
 * the first trade of the extreme, not at the later trade that confirmed it. The first leg starts
 * at the first trade. The last leg is always the one still forming, so the deltas of all legs
 * add up to the delta of the session.
 */
export class SwingDelta {
  readonly all: Swing[] = [];
  readonly #threshold: number;

  /** @param threshold Ticks of reversal that end a leg; above zero. */
  constructor(threshold: number) {
    this.#threshold = threshold;
  }

  add({ time, price, size }: Trade, side: Side): void {
    const begin = () =>
      this.all.push({
        direction: 0,
        fromTime: time,
        fromPrice: price,
        toTime: time,
        toPrice: price,
        delta: 0,
        volume: 0,
      });
    if (this.all.length === 0) begin();
    const forming = this.all.at(-1) as Swing;
    const leg = this.all.at(-2);
    forming.delta += side * size;
    forming.volume += size;
    forming.toTime = time;
    forming.toPrice = price;

    const move = price - forming.fromPrice;
    if (leg && move * leg.direction > 0) {
      leg.delta += forming.delta;
      leg.volume += forming.volume;
      leg.toTime = time;
      leg.toPrice = price;
      this.all.pop();
      begin();
    } else if (Math.abs(move) >= this.#threshold) {
      forming.direction = move > 0 ? 1 : -1;
      begin();
    }
  }
}
