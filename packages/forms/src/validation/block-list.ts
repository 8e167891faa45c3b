/** Longest part of a block list that is read, in characters. */
export const longestBlockList = 1_000_000;

/** A block list made ready for many questions: case ignored, capped. */
export const normalizeBlockList = (text: string): string =>
  text.slice(0, longestBlockList).toLowerCase();

/** Whether only white space stands between `from` and the entry's border in `step`'s direction. */
function reachesBorder(list: string, from: number, step: 1 | -1): boolean {
  let at = from;
  while (at >= 0 && at < list.length && list[at]?.trim() === '') at += step;
  return at < 0 || at >= list.length || list[at] === ',';
}

/**
 * Whether an address is an entry of a comma-separated list from `normalizeBlockList`.
 *
 * Searches the text instead of splitting it: a list of a megabyte holds half a million entries.
 */
export function isBlocked(list: string, email: string): boolean {
  const wanted = email.trim().toLowerCase();
  if (wanted === '' || wanted.includes(',')) return false;
  let at = list.indexOf(wanted);
  while (at !== -1) {
    if (reachesBorder(list, at - 1, -1) && reachesBorder(list, at + wanted.length, 1)) return true;
    at = list.indexOf(wanted, at + wanted.length);
  }
  return false;
}
