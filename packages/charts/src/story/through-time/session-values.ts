import type { Bar } from '@otm/orderflow';
import type { PartValue, SessionValue } from '@otm/schema';
import {
  formatClock,
  formatCount,
  formatNumber,
  formatPrice,
  formatShare,
  formatSigned,
  withSign,
} from '../../text/format.ts';
import { prefixed } from '../prefixed.ts';
import type { LevelBreak } from './level-break.ts';
import type { BreakingPart, PartedSession } from './read-session.ts';
import type { TapePart } from './tape-part.ts';

type Price = (ticks: number) => string;

const minutesOf = (ms: number) => formatCount(ms / 60_000);

/** The numbers of an entire session, without their prefix. */
export const wholeSession = ({ data, session }: PartedSession): Record<SessionValue, string> => {
  const { area, bars, lastBar, lastTrade, lastVwap, percent, price, tickSize } = data;
  const high = Math.max(...bars.map((bar) => bar.high));
  const low = Math.min(...bars.map((bar) => bar.low));
  const delta = lastBar.deltaBefore + lastBar.delta;
  return {
    seed: String(session.seed),
    trades: formatCount(data.session.count),
    volume: formatCount(area.total),
    minutes: minutesOf(lastTrade.time),
    barMinutes: String(session.barMinutes ?? 15),
    open: price(bars[0].open),
    high: price(high),
    low: price(low),
    close: price(lastTrade.price),
    range: price(high - low),
    delta: formatSigned(delta),
    deltaSize: formatCount(Math.abs(delta)),
    percent: String(percent),
    poc: price(area.poc),
    vah: price(area.vah),
    val: price(area.val),
    vwap: price(lastVwap.vwap),
    sigma: price(lastVwap.sigma),
    tick: formatPrice(1, tickSize),
  };
};

const flow = ({ buys, sells, volume, trades, open, close }: TapePart) => {
  const delta = buys - sells;
  const size = Math.abs(delta);
  return {
    trades: formatCount(trades),
    volume: formatCount(volume),
    buys: formatCount(buys),
    sells: formatCount(sells),
    delta: formatSigned(delta),
    deltaSize: formatCount(size),
    share: formatShare(size, volume),
    perTick: formatCount(size / Math.max(1, Math.abs(close - open))),
    averageSize: formatNumber(volume / trades, 1),
  };
};

const prices = ({ open, high, low, close }: TapePart, price: Price) => ({
  open: price(open),
  high: price(high),
  low: price(low),
  close: price(close),
  range: price(high - low),
  rangeTicks: String(high - low),
  move: withSign(close - open, price(close - open)),
  points: price(Math.abs(close - open)),
  ticks: String(Math.abs(close - open)),
});

const references = ({ close, own, soFar, anchored }: TapePart, price: Price) => {
  const { vwap, sigma } = soFar.vwap;
  return {
    vwap: price(vwap),
    sigma: price(sigma),
    fromVwap: price(Math.abs(close - vwap)),
    sigmas: formatNumber(Math.abs(close - vwap) / (sigma || 1), 1),
    upper: price(vwap + 2 * sigma),
    lower: price(vwap - 2 * sigma),
    anchored: price(anchored.vwap.vwap),
    poc: price(soFar.area.poc),
    vah: price(soFar.area.vah),
    val: price(soFar.area.val),
    partPoc: price(own.area.poc),
    partVah: price(own.area.vah),
    partVal: price(own.area.val),
    partVwap: price(own.vwap.vwap),
  };
};

const breakValues = (
  { price: at, volume, delta, cumulative }: LevelBreak,
  open: number,
  price: Price,
) => ({
  breakPrice: price(at),
  breakVolume: formatCount(volume),
  breakDelta: formatSigned(delta),
  breakShare: formatShare(Math.abs(delta), volume),
  breakPerTick: formatCount(Math.abs(delta) / Math.max(1, Math.abs(at - open))),
  breakCumulative: formatSigned(cumulative),
});

const breakBarValues = ({ close, volume, delta }: Bar, price: Price) => ({
  breakBarClose: price(close),
  breakBarVolume: formatCount(volume),
  breakBarDelta: formatSigned(delta),
  breakBarShare: formatShare(Math.abs(delta), volume),
});

const partValues = (part: BreakingPart, price: Price): Record<PartValue, string> => ({
  from: formatClock(part.from),
  to: formatClock(part.to),
  minutes: minutesOf(part.to - part.from),
  ...prices(part, price),
  ...flow(part),
  cumulative: formatSigned(part.cumulative),
  cumulativeHigh: formatSigned(part.cumulativeHigh),
  cumulativeLow: formatSigned(part.cumulativeLow),
  ...breakValues(part.untilBreak, part.open, price),
  ...breakBarValues(part.breakBar, price),
  ...references(part, price),
});

/** Every number that a story may say about a session and its parts, by name: `push.delta`. */
export const sessionNumbers = (parted: PartedSession): Readonly<Record<string, string>> => ({
  ...prefixed('session', wholeSession(parted)),
  ...Object.assign(
    {},
    ...parted.parts.map((part) => prefixed(part.name, partValues(part, parted.data.price))),
  ),
});
