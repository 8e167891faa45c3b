/** A value with its path. */
export interface FoundValue {
  readonly path: string;
  readonly value: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The name of a list's entry in a path: its title or id where it has one, so that owners find it. */
function keyOf(entry: unknown, place: string): string {
  if (!isBranch(entry)) return place;
  const { title, id } = entry;
  if (typeof title === 'string' && title) return title;
  return typeof id === 'string' && id ? id : place;
}

const childrenOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (!isBranch(value)) return [];
  const entries = Object.entries(value);
  return Array.isArray(value) ? entries.map(([key, it]) => [keyOf(it, key), it]) : entries;
};

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Every text within a value. */
function leaves({ path, value }: FoundValue): readonly FoundValue[] {
  if (!isBranch(value)) return [{ path, value }];
  return childrenOf(value).flatMap(([key, it]) => leaves({ path: join(path, key), value: it }));
}

/**
 * Finds the values of a path pattern. `*` is any key or place, and a last `**` is everything below.
 * A missing branch has no values, a missing last key has the value `undefined`.
 */
export function valuesAt(root: unknown, pattern: string): readonly FoundValue[] {
  const keys = pattern.split('.');
  return keys.reduce<readonly FoundValue[]>(
    (found, key) =>
      found.flatMap(({ path, value }) => {
        if (value === undefined) return [];
        if (key === '**') return leaves({ path, value });
        if (key === '*')
          return childrenOf(value).map(([name, it]) => ({ path: join(path, name), value: it }));
        return [{ path: join(path, key), value: isBranch(value) ? value[key] : undefined }];
      }),
    [{ path: '', value: root }],
  );
}
