/** A result, with the parts of the content that it depends on. */
export interface Recorded<Value> {
  readonly value: Value;
  readonly reads: ReadonlySet<string>;
}

/** The parts that the running function has read, while it's recorded. */
let recorded: Set<string> | undefined;

/** Notes that a part of the content is read, for example `delta-bar/en/blocks`. */
export const noteRead = (part: string): void => {
  recorded?.add(part);
};

/** Runs a function, and returns its result with the parts of the content that it reads. */
export function recordReads<Value>(run: () => Value): Recorded<Value> {
  const outer = recorded;
  const reads = new Set<string>();
  recorded = reads;
  try {
    return { value: run(), reads };
  } finally {
    recorded = outer;
    reads.forEach(noteRead);
  }
}

/** Caches a result by its key. Getting it counts as reading what it was computed from. */
export function computeFromReads<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, Recorded<Value>>();
  return (key) => {
    const result = results.get(key) ?? recordReads(() => compute(key));
    results.set(key, result);
    result.reads.forEach(noteRead);
    return result.value;
  };
}
