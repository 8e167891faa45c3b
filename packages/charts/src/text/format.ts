/** A price in ticks as points, with the decimals of the tick size: `5398.50`. */
export function formatPrice(ticks: number, tickSize: number): string {
  const decimals = String(tickSize).split('.')[1]?.length ?? 0;
  return (ticks * tickSize).toFixed(decimals);
}

/** A count with groups of three, as both languages of the site write it: `12,345`. */
export const formatCount = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its sign, so that no reader depends on colour: `+1,234`, `-56`, `0`. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatCount(value)}` : `${value < 0 ? '-' : ''}${formatCount(Math.abs(value))}`;

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Milliseconds as `mm:ss`. */
export const formatMinutes = (ms: number): string => `${two(ms / 60_000)}:${two((ms / 1000) % 60)}`;

/** Milliseconds since the open as `hh:mm`. */
export const formatClock = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}`;
