import { type BarSize, createSession, createVolumeProfile, type Trade } from '@otm/orderflow';
import { defaultSettings } from '../session/compute-session.ts';
import { type FootprintRow, imbalances } from './imbalance.ts';

/** The footprint of one bar. */
export interface Footprint {
  readonly seed: number;
  readonly tickSize: number;
  /** From the lowest price to the highest. */
  readonly rows: readonly FootprintRow[];
}

const countImbalances = (rows: readonly FootprintRow[]) =>
  rows.filter(({ buyImbalance, sellImbalance }) => buyImbalance || sellImbalance).length;

/** Returns the footprint of the bar with most diagonal imbalances; the first of them on a tie. */
export function computeFootprint(
  trades: Iterable<Trade>,
  seed: number,
  bar: BarSize = { unit: 'trades', length: 200 },
  tickSize = 0.25,
): Footprint {
  const session = createSession({ ...defaultSettings, bar });
  const profiles: ReturnType<typeof createVolumeProfile>[] = [];
  for (const trade of trades) {
    const side = session.add(trade);
    const index = session.bars.length - 1;
    profiles[index] ??= createVolumeProfile();
    profiles[index].add(trade, side);
  }
  const rows = profiles
    .map((profile) => imbalances(profile.rows()))
    .reduce((best, next) => (countImbalances(next) > countImbalances(best) ? next : best), []);
  return { seed, tickSize, rows };
}
