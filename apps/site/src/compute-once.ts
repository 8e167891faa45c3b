/** Keeps the result of a function without arguments; the content doesn't change while it's used. */
export function computeOnce<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Keeps the result of a function by its argument. */
export function computeOncePer<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const computed = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const found = computed.get(key) ?? { value: compute(key) };
    computed.set(key, found);
    return found.value;
  };
}
