/** Entries that a list of articles shows at once; links lead to the others. */
export const pageSize = 24;

/** A section of a long list, with the entries just outside of it. */
export interface ListPage<Entry> {
  readonly shown: readonly Entry[];
  readonly before?: Entry | undefined;
  readonly after?: Entry | undefined;
}

/** Returns the section of a list around one of its entries: pages stay light as the list grows. */
export function pageAround<Entry>(
  entries: readonly Entry[],
  current: Entry | undefined,
  size = pageSize,
): ListPage<Entry> {
  const index = current === undefined ? 0 : Math.max(0, entries.indexOf(current));
  const latest = Math.max(0, entries.length - size);
  const start = Math.min(latest, Math.max(0, index - Math.floor(size / 2)));
  const end = start + size;
  return { shown: entries.slice(start, end), before: entries[start - 1], after: entries[end] };
}

/** The number of pages of a list. */
export const pageCount = (entries: readonly unknown[], size = pageSize): number =>
  Math.max(1, Math.ceil(entries.length / size));

/** The entries of a page; pages are counted from 1. */
export const pageAt = <Entry>(
  entries: readonly Entry[],
  number: number,
  size = pageSize,
): readonly Entry[] => entries.slice((number - 1) * size, number * size);

/** The number of a page from its URL; the first one for anything else. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
