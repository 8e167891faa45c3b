import {
  createVolumeProfile,
  type Side,
  type Trade,
  type ValueArea,
  type VwapValue,
  valueArea,
} from '@otm/orderflow';
import { createVwap } from '@otm/orderflow/vwap';

/** A trade with its aggressor. */
export interface SidedTrade {
  readonly trade: Trade;
  readonly side: Side;
}

/** The profile and the average price of some trades. */
export interface TapeSummary {
  readonly area: ValueArea;
  readonly vwap: VwapValue;
}

/** Sums up trades; `undefined` without any. */
export function sumUpTape(tape: readonly SidedTrade[]): TapeSummary | undefined {
  const profile = createVolumeProfile();
  const average = createVwap();
  let vwap: VwapValue = { vwap: 0, sigma: 0 };
  for (const { trade, side } of tape) {
    profile.add(trade, side);
    vwap = average.add(trade);
  }
  const area = valueArea(profile.rows());
  return area && { area, vwap };
}

/** The cumulative delta after each trade. */
export function cumulativeDeltas(tape: readonly SidedTrade[]): readonly number[] {
  let total = 0;
  return tape.map(({ side, trade }) => {
    total += side * trade.size;
    return total;
  });
}
