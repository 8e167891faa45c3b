/**
 * Where a link of a text leads: http(s), `mailto:`, `tel:`, or an address of this site that starts
 * with one slash and carries its language's prefix, for example `/es/buy`.
 */
export type Address = string;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a value may stand as the address of a link; anything that could run or mislead may not. */
export function isAddress(value: unknown): value is Address {
  if (typeof value !== 'string' || /[\s\\\p{Cc}]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && schemes.has(new URL(value).protocol);
}
