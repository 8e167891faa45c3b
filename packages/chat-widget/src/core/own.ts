/**
 * Returns an own property of a lookup table. Inherited names such as `constructor`, and anything a
 * page has added to `Object.prototype`, count as missing.
 */
export const own = <Value>(table: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;
