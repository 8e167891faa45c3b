/** Formats a price in ticks as points, with the decimals of the tick size: `5398.50`. */
export function formatPrice(ticks: number, tickSize: number): string {
  const decimals = String(tickSize).split('.')[1]?.length ?? 0;
  return (ticks * tickSize).toFixed(decimals);
}

/** Formats a count with groups of three digits, as both languages of the site do: `12,345`. */
export const formatCount = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats a count with its sign, so that color isn't the only difference: `+1,234`, `-56`, `0`. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatCount(value)}` : `${value < 0 ? '-' : ''}${formatCount(Math.abs(value))}`;

/** Formats a part of a total in percent: `70.4`. */
export const formatShare = (part: number, total: number): string =>
  ((part * 100) / total).toFixed(1);

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Formats milliseconds as `mm:ss`. */
export const formatMinutes = (ms: number): string =>
  `${twoDigits(ms / 60_000)}:${twoDigits((ms / 1000) % 60)}`;

/** Formats milliseconds since the open as `hh:mm`. */
export const formatClock = (ms: number): string =>
  `${twoDigits(ms / 3_600_000)}:${twoDigits((ms / 60_000) % 60)}`;
