import { type BarTime, barTimer } from '@otm/orderflow';
import { formatCount, formatMinutes } from '../text/format.ts';
import type { ChartData } from './chart-data.ts';

/** The countdown of the open bar at the latest trade; `undefined` before the first one. */
export function openBarTime({ session }: ChartData): BarTime | undefined {
  const { unit, length } = session.settings.bar;
  const bar = session.bars.at(-1);
  if (!bar || !session.last) return undefined;
  return barTimer(unit === 'time' ? session.last.time - bar.start : bar[unit], length);
}

/** What is left of a bar as a text: minutes and seconds, or a count. */
export const formatRemaining = ({ session }: ChartData, { remaining }: BarTime): string =>
  session.settings.bar.unit === 'time' ? formatMinutes(remaining) : formatCount(remaining);
