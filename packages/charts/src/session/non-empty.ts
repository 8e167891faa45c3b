/** A list with at least one item. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];
