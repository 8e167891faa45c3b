/**
 * Formats a number as the copy does in both languages: groups of three digits, a decimal point, and
 * an en dash as minus: `–1,234.5`.
 */
export function formatNumber(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction ? `${grouped}.${fraction}` : grouped;
  return value < 0 && /[1-9]/.test(digits) ? `–${digits}` : digits;
}

/** Formats a price in ticks as points, with the decimals of the tick size: `5,398.50`. */
export const formatPrice = (ticks: number, tickSize: number): string =>
  formatNumber(ticks * tickSize, String(tickSize).split('.')[1]?.length ?? 0);

/** Formats a count: `12,345`. */
export const formatCount = (value: number): string => formatNumber(value, 0);

/** Puts a plus in front of a positive number, so that color isn't the only difference. */
export const withSign = (value: number, formatted: string): string =>
  value > 0 ? `+${formatted}` : formatted;

/** Formats a count with its sign: `+1,234`, `–56`, `0`. */
export const formatSigned = (value: number): string => withSign(value, formatCount(value));

/** Formats a part of a total in percent: `70.4`. */
export const formatShare = (part: number, total: number): string =>
  formatNumber((part * 100) / total, 1);

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Formats milliseconds as `mm:ss`. */
export const formatMinutes = (ms: number): string =>
  `${twoDigits(ms / 60_000)}:${twoDigits((ms / 1000) % 60)}`;

/** Formats milliseconds since the open as `hh:mm`. */
export const formatClock = (ms: number): string =>
  `${twoDigits(ms / 3_600_000)}:${twoDigits((ms / 60_000) % 60)}`;
