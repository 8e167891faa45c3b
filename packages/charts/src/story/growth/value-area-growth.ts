import type { ProfileRow, ValueArea } from '@otm/orderflow';

/** A value area after some rounds of the rule; prices in ticks. */
export interface GrowthStage {
  readonly low: number;
  readonly high: number;
  /** Contracts inside. */
  readonly volume: number;
  /** Rounds so far. */
  readonly rounds: number;
  /** Contracts on the next two rows on either side. */
  readonly above: number;
  readonly below: number;
}

type Row = Pick<ProfileRow, 'price' | 'volume'>;

/** Contracts on the rows from `low` to `high`. */
export const volumeBetween = (rows: readonly Row[], low: number, high: number): number =>
  rows
    .filter(({ price }) => price >= low && price <= high)
    .reduce((sum, { volume }) => sum + volume, 0);

const stageOf = (rows: readonly Row[], low: number, high: number, rounds: number): GrowthStage => ({
  low,
  high,
  volume: volumeBetween(rows, low, high),
  rounds,
  above: volumeBetween(rows, high + 1, high + 2),
  below: volumeBetween(rows, low - 2, low - 1),
});

/**
 * The value area after each round of its rule, from the POC to the finished area. The engine has only
 * the result; a test checks that this ends with it.
 */
export function valueAreaGrowth(
  rows: readonly Row[],
  { poc, total }: ValueArea,
  percent: number,
): readonly [GrowthStage, ...GrowthStage[]] {
  const bottom = rows[0]?.price ?? poc;
  const top = rows.at(-1)?.price ?? poc;
  const first = stageOf(rows, poc, poc, 0);
  const later: GrowthStage[] = [];
  for (let stage = first; stage.volume < total && stage.volume * 100 < percent * total; ) {
    const up = stage.high < top && stage.above >= stage.below;
    const low = up ? stage.low : Math.max(bottom, stage.low - 2);
    const high = up ? Math.min(top, stage.high + 2) : stage.high;
    stage = stageOf(rows, low, high, stage.rounds + 1);
    later.push(stage);
  }
  return [first, ...later];
}
