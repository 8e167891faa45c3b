import type { Bar, Trade, ValueArea, VwapValue } from '@otm/orderflow';
import { formatPrice } from '../text/format.ts';
import type { ChartData } from './chart-data.ts';
import type { NonEmpty } from './non-empty.ts';

/** A session with at least one trade, so that nothing a chart draws is missing. */
export interface TradedSession extends ChartData {
  readonly area: ValueArea;
  readonly bars: NonEmpty<Bar>;
  /** The open bar. */
  readonly lastBar: Bar;
  readonly lastTrade: Trade;
  readonly lastVwap: VwapValue;
  /** Formats a price in ticks as points. */
  readonly price: (ticks: number) => string;
}

/** Returns the session with what its first trade brings; `undefined` before that trade. */
export function tradedSession(data: ChartData): TradedSession | undefined {
  const { area, session, tickSize } = data;
  const { bars, vwap, last: lastTrade } = session;
  const [firstBar, ...laterBars] = bars;
  const lastBar = bars.at(-1);
  const lastVwap = vwap.at(-1);
  if (!area || !firstBar || !lastBar || !lastTrade || !lastVwap) return undefined;
  return {
    ...data,
    area,
    bars: [firstBar, ...laterBars],
    lastBar,
    lastTrade,
    lastVwap,
    price: (ticks) => formatPrice(ticks, tickSize),
  };
}
