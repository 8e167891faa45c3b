import type { ProfileRow } from './volume-profile.ts';

/** The prices around the POC that contain the requested share of the volume; in ticks. */
export interface ValueArea {
  /** Lowest and highest price of the area. */
  readonly val: number;
  readonly vah: number;
  readonly poc: number;
  /** Contracts inside, exactly the sum of the rows from `val` to `vah`. */
  readonly volume: number;
  /** Contracts in all rows. */
  readonly total: number;
}

/**
 * Finds the point of control: the row with most volume; on a tie the row nearest the middle of the
 * range, then the lower price (Linn Software, MyPivots).
 *
 * Builds the value area by pairs of rows (Linn Software, MyPivots): start with the POC; compare the
 * volume of the next two rows above with that of the next two below and add the larger pair; a tie
 * goes up; a single row left counts alone; when one side has no rows left, the other continues; stop
 * at the requested share. O(rows).
 *
 * @param rows Rows from low to high without gaps.
 * @param percent Share of the volume, in percent.
 * @returns `undefined` without rows.
 */
export function valueArea(
  rows: readonly Pick<ProfileRow, 'price' | 'volume'>[],
  percent = 70,
): ValueArea | undefined {
  const last = rows.length - 1;
  const at = (index: number) => rows[index]?.volume ?? 0;
  const offCenter = (index: number) => Math.abs(index - last / 2);
  let total = 0;
  let peak = 0;
  rows.forEach((_, index) => {
    total += at(index);
    if ((at(index) - at(peak) || offCenter(peak) - offCenter(index)) > 0) peak = index;
  });
  let low = peak;
  let high = peak;
  let volume = at(peak);
  // In integers, because 0.7 times a volume is not exact.
  while (volume < total && volume * 100 < percent * total) {
    const above = at(high + 1) + at(high + 2);
    const below = at(low - 1) + at(low - 2);
    const up = high < last && above >= below;
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
