import { indicatorIds } from '../indicator.ts';
import { locales } from '../locale.ts';

/** A value with its path. */
export interface FoundValue {
  readonly path: string;
  readonly value: unknown;
  /** Whether the path is that of a list, which is missing. */
  readonly isMissingList?: boolean;
}

/** Parts of a pattern that are one of a few keys. */
export const keySets: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['{language}', locales],
  ['{indicator}', indicatorIds],
]);

/** Whether a value has keys. */
export const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The name of a list's entry in a path: its title or id where it has one, so that owners find it. */
function keyOf(entry: unknown, place: string): string {
  if (!isBranch(entry)) return place;
  const { title, id } = entry;
  if (typeof title === 'string' && title) return title;
  return typeof id === 'string' && id ? id : place;
}

/** Returns what is in a branch: each name in paths, its value, and its key. */
export const childrenOf = (
  branch: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown, key: string])[] =>
  Object.entries(branch).map(([key, it]) => [
    Array.isArray(branch) ? keyOf(it, key) : key,
    it,
    key,
  ]);

/** Adds a key to a path. */
export const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);

const childAt = ({ path, value }: FoundValue, key: string): FoundValue => ({
  path: join(path, key),
  value: isBranch(value) ? value[key] : undefined,
});

/** Every text within a value. */
function leaves({ path, value }: FoundValue): readonly FoundValue[] {
  if (!isBranch(value)) return value === undefined ? [] : [{ path, value }];
  return childrenOf(value).flatMap(([key, it]) =>
    isBranch(it)
      ? leaves({ path: join(path, key), value: it })
      : [{ path: join(path, key), value: it }],
  );
}

function step(found: FoundValue, part: string): readonly FoundValue[] {
  const { isMissingList, path, value } = found;
  if (isMissingList) return [found];
  if (part === '**') return leaves(found);
  if (part === '*')
    return isBranch(value)
      ? childrenOf(value).map(([name, it]) => ({ path: join(path, name), value: it }))
      : [{ path, value: undefined, isMissingList: true }];
  const key = part.replace('?', '');
  const children = (keySets.get(key) ?? [key]).map((it) => childAt(found, it));
  return part === key ? children : children.filter((child) => child.value !== undefined);
}

/**
 * Finds the values of a path pattern. `*` is any entry of a list, `{language}` each language, a last
 * `**` everything below, and a branch that ends with `?` may be absent. Whatever else is missing is
 * found with the value `undefined`.
 */
export const valuesAt = (root: unknown, pattern: string): readonly FoundValue[] =>
  pattern
    .split('.')
    .reduce<readonly FoundValue[]>(
      (found, part) => found.flatMap((it) => step(it, part)),
      [{ path: '', value: root }],
    );
