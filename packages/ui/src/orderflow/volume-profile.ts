import type { Side, Trade } from './trade.ts';

/** One price of a profile. */
export interface ProfileRow {
  /** Ticks. */
  readonly price: number;
  /** Contracts, unclassified ones included. */
  volume: number;
  buy: number;
  sell: number;
}

/** Volume per price, one row per tick from the lowest to the highest trade, empty rows included. */
export class VolumeProfile {
  readonly #rows = new Map<number, ProfileRow>();
  #most: ProfileRow[] = [];
  /** Lowest and highest price traded. */
  low = Number.POSITIVE_INFINITY;
  high = Number.NEGATIVE_INFINITY;
  volume = 0;

  add({ price, size }: Trade, side: Side): void {
    this.low = Math.min(this.low, price);
    this.high = Math.max(this.high, price);
    this.volume += size;
    const row = this.row(price);
    this.#rows.set(price, row);
    row.volume += size;
    if (side > 0) row.buy += size;
    if (side < 0) row.sell += size;
    const most = this.#most[0]?.volume ?? 0;
    if (row.volume > most || row === this.#most[0]) this.#most = [row];
    else if (row.volume === most) this.#most.push(row);
  }

  /** The row of a price; an empty one where nothing traded. */
  row(price: number): ProfileRow {
    return this.#rows.get(price) ?? { price, volume: 0, buy: 0, sell: 0 };
  }

  /** Every row from low to high; none before the first trade. */
  rows(): ProfileRow[] {
    const length = Math.max(0, this.high - this.low + 1);
    return Array.from({ length }, (_, index) => this.row(this.low + index));
  }

  /**
   * Point of control: the row with most volume. Tie: the row nearest the middle of the range;
   * still tied: the lower price (Linn Software, MyPivots).
   */
  get poc(): ProfileRow | undefined {
    const middle = (this.low + this.high) / 2;
    const far = ({ price }: ProfileRow) => Math.abs(price - middle);
    return this.#most.reduce<ProfileRow | undefined>(
      (best, row) =>
        !best || far(row) < far(best) || (far(row) === far(best) && row.price < best.price)
          ? row
          : best,
      undefined,
    );
  }
}
