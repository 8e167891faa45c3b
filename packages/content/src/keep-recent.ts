/** Keeps the latest results of a function by its argument, and computes others again. */
export function keepRecent<Key, Value>(
  count: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const recent = new Map<Key, Value>();
  return (key) => {
    const value = recent.get(key) ?? compute(key);
    recent.delete(key);
    recent.set(key, value);
    const [oldest] = recent.keys();
    if (recent.size > count && oldest !== undefined) recent.delete(oldest);
    return value;
  };
}
