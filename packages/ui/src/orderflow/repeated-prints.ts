import type { Side, Trade } from './trade.ts';

/** What the marks are made by. */
export interface PrintRules {
  /** Equal prints in a row (same size, price and side) that make a mark. */
  readonly repeats: number;
  /** Longest gap between two of them, in milliseconds. */
  readonly gap: number;
  /** Smallest size that counts as a repeat; smaller ones repeat by chance. */
  readonly from: number;
  /** A print is large when at least this percentage of the earlier ones was smaller. */
  readonly percentile: number;
}

/** A print that stands out. */
export interface PrintMark {
  readonly kind: 'repeated' | 'large';
  readonly time: number;
  readonly price: number;
  readonly size: number;
  readonly side: Side;
  /** How many equal prints so far, this one included; 1 for a large one. */
  readonly count: number;
}

/** Sizes from here on are told apart no more when ranks are counted. */
const largest = 256;
/** Trades before the first large print may be marked. */
const warmUp = 200;

/**
 * Marks for large and repeated prints. Our own illustration of "Algorithms", and a simplification:
 * no method can tell from the tape alone who traded. Looks only at trades already seen.
 */
export class RepeatedPrints {
  readonly all: PrintMark[] = [];
  readonly #rules: PrintRules;
  readonly #runs: { size: number; price: number; side: Side; time: number; count: number }[] = [];
  readonly #counts = new Uint32Array(largest + 1);
  #seen = 0;
  #rank = 1;
  #below = 0;

  constructor(rules: PrintRules) {
    this.#rules = rules;
  }

  add({ time, price, size }: Trade, side: Side): void {
    const { repeats, gap, from } = this.#rules;
    const slot = Math.min(size, largest);
    const large = this.#seen >= warmUp && slot >= this.#rank;
    const run = this.#runs[slot];
    const goesOn =
      run &&
      run.size === size &&
      run.price === price &&
      run.side === side &&
      time - run.time <= gap;
    const count = goesOn ? run.count + 1 : 1;
    this.#runs[slot] = { size, price, side, time, count };
    if (size >= from && count >= repeats) {
      this.all.push({ kind: 'repeated', time, price, size, side, count });
    } else if (large) {
      this.all.push({ kind: 'large', time, price, size, side, count: 1 });
    }
    this.#count(slot);
  }

  /** Keeps `rank` the smallest size with the wanted share of prints below it. */
  #count(slot: number): void {
    const counts = this.#counts;
    counts[slot] = (counts[slot] as number) + 1;
    this.#seen += 1;
    if (slot < this.#rank) this.#below += 1;
    const wanted = (this.#rules.percentile * this.#seen) / 100;
    while (this.#below < wanted && this.#rank < largest)
      this.#below += counts[this.#rank++] as number;
    while (this.#below - (counts[this.#rank - 1] as number) >= wanted && this.#rank > 1)
      this.#below -= counts[--this.#rank] as number;
  }
}
