import { type BarTime, barTimer } from '@otm/orderflow';
import type { TradedSession } from '../../session/traded-session.ts';
import { formatCount, formatMinutes } from '../../text/format.ts';

/** Returns the countdown of the open bar at the latest trade. */
export function openBarTime({ session, lastBar, lastTrade }: TradedSession): BarTime {
  const { unit, length } = session.settings.bar;
  return barTimer(unit === 'time' ? lastTrade.time - lastBar.start : lastBar[unit], length);
}

/** Formats what is left of the open bar: minutes and seconds, or a count. */
export function formatRemaining(data: TradedSession): string {
  const { remaining } = openBarTime(data);
  return data.session.settings.bar.unit === 'time'
    ? formatMinutes(remaining)
    : formatCount(remaining);
}
