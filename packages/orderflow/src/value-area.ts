import type { ProfileRow } from './volume-profile.ts';

/** The prices around the POC that hold the wanted share of the volume; in ticks. */
export interface ValueArea {
  /** Lowest and highest row that were added. */
  readonly val: number;
  readonly vah: number;
  readonly poc: number;
  /** Contracts inside, exactly the sum of the rows from `val` to `vah`. */
  readonly volume: number;
  /** Contracts in all rows. */
  readonly total: number;
}

/**
 * Point of control: the row with most volume; tie: the row nearest the middle of the range; still
 * tied: the lower price (Linn Software, MyPivots).
 *
 * Value area by pairs of rows (Linn Software, MyPivots): start with the POC; compare the volume of
 * the next two rows above with that of the next two below and add the larger pair; a tie goes up;
 * where one row is left it stands alone; where a side is used up the other one goes on; stop at
 * the wanted share. Costs O(rows). `undefined` without rows.
 *
 * @param rows Rows from low to high without gaps.
 * @param percent Share of the volume, in percent.
 */
export function valueArea(
  rows: readonly Pick<ProfileRow, 'price' | 'volume'>[],
  percent = 70,
): ValueArea | undefined {
  const last = rows.length - 1;
  const at = (index: number) => rows[index]?.volume ?? 0;
  const far = (index: number) => Math.abs(index - last / 2);
  let total = 0;
  let peak = 0;
  rows.forEach(({ volume }, index) => {
    total += volume;
    if (volume > at(peak) || (volume === at(peak) && far(index) < far(peak))) peak = index;
  });
  let low = peak;
  let high = peak;
  let volume = at(peak);
  // In whole numbers, because 0.7 times a volume is not exact.
  while (volume * 100 < percent * total && high - low < last) {
    const above = at(high + 1) + at(high + 2);
    const below = at(low - 1) + at(low - 2);
    const up = !low || (high < last && above >= below);
    volume += up ? above : below;
    if (up) high = Math.min(last, high + 2);
    else low = Math.max(0, low - 2);
  }
  const [first] = rows;
  return (
    first && {
      val: first.price + low,
      vah: first.price + high,
      poc: first.price + peak,
      volume,
      total,
    }
  );
}
