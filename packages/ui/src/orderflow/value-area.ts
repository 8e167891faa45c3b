import type { VolumeProfile } from './volume-profile.ts';

/** The prices around the POC that hold the wanted share of the volume; in ticks. */
export interface ValueArea {
  /** Lowest and highest row that were added. */
  readonly val: number;
  readonly vah: number;
  readonly poc: number;
  /** Contracts inside, exactly the sum of the rows from `val` to `vah`. */
  readonly volume: number;
  /** In which direction each step went. */
  readonly order: readonly ('up' | 'down')[];
}

/**
 * Value area by pairs of rows (the method of the CBOT's Market Profile handbook as Linn Software
 * and MyPivots write it down): start with the POC; compare the volume of the next two rows above
 * with that of the next two below and add the larger pair; a tie goes up; where one row is left
 * it stands alone; where a side is used up the other one goes on; stop at the wanted share.
 * Costs O(rows). `undefined` for a profile without trades.
 *
 * @param percent Share of the volume, in percent.
 */
export function valueArea(profile: VolumeProfile, percent = 70): ValueArea | undefined {
  const row = profile.poc;
  if (!row) return undefined;
  const poc = row.price;
  let [val, vah, volume] = [poc, poc, row.volume];
  const order: ('up' | 'down')[] = [];
  const sum = (from: number, to: number) => {
    let total = 0;
    for (let price = from; price <= to; price += 1) total += profile.row(price).volume;
    return total;
  };
  // In whole numbers, because 0.7 times a volume is not exact.
  while (volume * 100 < percent * profile.volume && (val > profile.low || vah < profile.high)) {
    const top = Math.min(vah + 2, profile.high);
    const bottom = Math.max(val - 2, profile.low);
    const above = sum(vah + 1, top);
    const below = sum(bottom, val - 1);
    const up = vah < top && (above >= below || val === bottom);
    order.push(up ? 'up' : 'down');
    volume += up ? above : below;
    if (up) vah = top;
    else val = bottom;
  }
  return { val, vah, poc, volume, order };
}
