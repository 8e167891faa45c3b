/** The largest part of a block list that is read, in characters. */
export const longestBlockList = 1_000_000;

/** Prepares a block list for lookups: capped and in lower case. */
export const normalizeBlockList = (text: string): string =>
  text.slice(0, longestBlockList).toLowerCase();

/** Whether there is only white space from `from` to the entry's boundary in the direction of `step`. */
function reachesBoundary(list: string, from: number, step: 1 | -1): boolean {
  let at = from;
  while (at >= 0 && at < list.length && list[at]?.trim() === '') at += step;
  return at < 0 || at >= list.length || list[at] === ',';
}

/**
 * Whether an e-mail address is an entry of a comma-separated list from `normalizeBlockList`.
 *
 * Searches the text instead of splitting it: a list of a megabyte can have half a million entries.
 */
export function isBlocked(list: string, email: string): boolean {
  const wanted = email.trim().toLowerCase();
  if (wanted === '' || wanted.includes(',')) return false;
  let at = list.indexOf(wanted);
  while (at !== -1) {
    if (reachesBoundary(list, at - 1, -1) && reachesBoundary(list, at + wanted.length, 1))
      return true;
    at = list.indexOf(wanted, at + wanted.length);
  }
  return false;
}
