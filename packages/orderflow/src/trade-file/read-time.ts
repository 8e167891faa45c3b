/** NinjaTrader's time: date, time and, optionally, units of 100 nanoseconds. */
const compact = /^(\d{4})(\d\d)(\d\d) (\d\d)(\d\d)(\d\d)(?: (\d{7}))?$/;

/** A date and a time of ISO 8601, with or without an offset from UTC. */
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Reads a time in whole milliseconds: a number is one already (since any moment), the other notations
 * count from 1970. A time without an offset is read as UTC, because only differences matter.
 *
 * @returns `NaN` for another notation.
 */
export function readTime(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const parts = compact.exec(text);
  if (parts) {
    const [, year, month, day, hour, minute, second, fraction = '0'] = parts;
    const date = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return date + Math.floor(Number(fraction) / 10_000);
  }
  if (!iso.test(text)) return Number.NaN;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`;
  // Nanoseconds, as data vendors write them, are more digits than dates have.
  return Date.parse(zoned.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1'));
}
