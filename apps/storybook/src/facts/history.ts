import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './story-files.ts';

const textOf = (path: string) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
    ? readFileSync(join(root, path), 'utf8')
    : '';

/** Returns the lines of a changelog that name a component, each with its version. */
export function changesIn(changelog: string, names: readonly string[]): readonly string[] {
  const mentions = new RegExp(`\\b(${names.join('|')})s?\\b`, 'i');
  let version = '';
  const found: string[] = [];
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) version = line.slice(3);
    else if (/^\s*[-*] /.test(line) && mentions.test(line))
      found.push(`${version}: ${line.replace(/^\s*[-*] /, '')}`);
  }
  return found;
}

/** Returns what the changelogs of a package and of the repository record about a component. */
export function historyOf(folder: string, component: string, title: string): readonly string[] {
  const names = [component, title.split('/').at(-1) ?? component];
  return [`${folder}/CHANGELOG.md`, 'CHANGELOG.md'].flatMap((path) =>
    changesIn(textOf(path), names),
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
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
