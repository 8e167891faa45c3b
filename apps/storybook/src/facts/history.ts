import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changelogEntries, changesetEntries, isMentionedIn, isNamedIn } from './changelog.ts';
import type { HistoryFacts } from './component-facts.ts';
import { root } from './story-files.ts';

const textOf = (path: string) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
    ? readFileSync(join(root, path), 'utf8')
    : '';

/** The changes that the next versions will have. */
const changesets = globSync('.changeset/*.md', { cwd: root }).sort();

/** A component and those next to it in its package, by the names of their exports. */
interface Named {
  readonly title: string;
  readonly names: readonly string[];
  /** The names of all components of the package. */
  readonly allNames: readonly string[];
}

/**
 * Returns what's recorded about a component: the changesets and the changelog of its package. The
 * site isn't published, so its changes are in the repository's changelog.
 */
export function historyOf(folder: string, { title, names, allNames }: Named): HistoryFacts {
  const { name, private: isPrivate = false } = manifestOf(folder);
  if (isPrivate) {
    const mentions = [...names, title.split('/').at(-1) ?? title];
    const all = changelogEntries(textOf('CHANGELOG.md'));
    return { named: all.filter((entry) => isMentionedIn(entry, mentions)), ofPackage: [] };
  }
  const all = [
    ...changesets.flatMap((path) => changesetEntries(textOf(path), name)),
    ...changelogEntries(textOf(`${folder}/CHANGELOG.md`)),
  ];
  return {
    named: all.filter((entry) => isNamedIn(entry, names)),
    ofPackage: all.filter((entry) => !isNamedIn(entry, allNames)),
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** Returns the entry point of a package that exports a component; its source names it. */
export function entryOf(folder: string, component: string): string {
  const { name, exports = {} } = manifestOf(folder);
  const found = Object.entries(exports).find(([, target]) => {
    const source = (target as Readonly<Record<string, string>>)['@otm/source'] ?? '';
    return new RegExp(`\\b${component}\\b`).test(textOf(join(folder, source)));
  });
  return join(name, found?.[0] ?? '.');
}

/** Returns the manifest of a package. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(`${folder}/package.json`));
}
