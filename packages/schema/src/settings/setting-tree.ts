import { safeParse } from 'valibot';
import { nearest } from './nearest.ts';
import type { Setting, SettingArea, SettingProblem } from './setting.ts';
import { childrenOf, isBranch, join, keySets } from './values-at.ts';

/** The keys that settings have, from the patterns of their names. */
interface Tree {
  readonly area: SettingArea;
  readonly isOptional: boolean;
  /** The setting that ends here. */
  readonly setting?: Setting | undefined;
  readonly branches: Map<string, Tree>;
}

/** Returns the tree of a list of settings. */
export function treeOf(settings: readonly Setting[]): Tree {
  const root: Tree = { area: 'business', isOptional: false, branches: new Map() };
  for (const setting of settings) {
    const parts = setting.name.split('.');
    parts.reduce((tree, part, place) => {
      const key = part.replace('?', '');
      const branch: Tree = tree.branches.get(key) ?? {
        area: setting.area,
        isOptional: part !== key,
        setting: place === parts.length - 1 ? setting : undefined,
        branches: new Map(),
      };
      tree.branches.set(key, branch);
      return branch;
    }, root);
  }
  return root;
}

/** The names of a tree's branches, or undefined if any name goes. */
function namesOf({ branches }: Tree): readonly string[] | undefined {
  if (branches.has('*')) return undefined;
  return [...branches.keys()].flatMap((key) => keySets.get(key) ?? [key]);
}

const branchAt = ({ branches }: Tree, key: string) =>
  branches.get(key) ??
  branches.get('*') ??
  [...branches].find(([part]) => keySets.get(part)?.includes(key))?.[1];

/** Finds keys that nothing reads, with the known one that is most similar. */
export function unknownKeys(value: unknown, tree: Tree, path = ''): readonly SettingProblem[] {
  if (!isBranch(value) || tree.branches.has('**')) return [];
  const names = namesOf(tree);
  return childrenOf(value).flatMap(([name, child, key]): readonly SettingProblem[] => {
    const setting = join(path, name);
    const branch = branchAt(tree, key);
    if (branch) return branch.setting ? [] : unknownKeys(child, branch, setting);
    const details = { nearest: nearest(key, names ?? []) };
    const text = isBranch(child) ? '' : String(child);
    return [{ setting, area: tree.area, value: text, rule: 'unknown-name', details }];
  });
}

/** Whether a value is of the type that its setting asks for: text, a number or a switch. */
function hasType(value: unknown, { schema }: Setting): boolean {
  const [issue] = safeParse(schema, value).issues ?? [];
  return !issue || !['string', 'number', 'boolean'].includes(issue.type);
}

/** Names an entry of a list after its place if it has no id, as in paths. */
const withId = (entry: unknown, place: number) =>
  isBranch(entry) ? { ...entry, id: entry.id || `${place}` } : entry;

/**
 * Returns settings that can be compared with each other: each branch exists, and a value of another
 * type is absent. Callers still have to expect that a value is missing.
 */
export function wellFormed(value: unknown, tree: Tree): unknown {
  const { branches, isOptional, setting } = tree;
  if (setting) return !isBranch(value) && hasType(value, setting) ? value : undefined;
  if (isOptional && value === undefined) return undefined;
  const content = isBranch(value) ? value : {};
  if (branches.has('**')) return content;
  const item = branches.get('*');
  if (item) return Object.values(content).map((it, place) => withId(wellFormed(it, item), place));
  const known = (namesOf(tree) ?? []).map((key) => {
    const branch = branchAt(tree, key);
    return [key, branch && wellFormed(content[key], branch)] as const;
  });
  return { ...content, ...Object.fromEntries(known) };
}
