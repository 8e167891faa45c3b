/** Returns the first item with the highest score. */
export const best = <Item>(
  items: readonly Item[],
  score: (item: Item) => number,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (top, item) => (top === undefined || score(item) > score(top) ? item : top),
    undefined,
  );
