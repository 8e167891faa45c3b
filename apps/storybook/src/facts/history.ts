import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './story-files.ts';

const textOf = (path: string) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
    ? readFileSync(join(root, path), 'utf8')
    : '';

/** Returns a pattern of names in the singular and the plural. */
function mentionOf(names: readonly string[]): RegExp {
  const stems = names.map((name) => name.replace(/s$/, '').replace(/y$/, '(y|ie)'));
  return new RegExp(`\\b(${stems.join('|')})s?\\b`, 'i');
}

/** Returns the lines of a changelog that name a component, each with its version. */
export function changesIn(changelog: string, names: readonly string[]): readonly string[] {
  const mentions = mentionOf(names);
  let version = '';
  const found: string[] = [];
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) version = line.slice(3);
    else if (/^\s*[-*] /.test(line) && mentions.test(line))
      found.push(`${version}: ${line.replace(/^\s*[-*] /, '')}`);
  }
  return found;
}

/** How far into a sentence its subject is; a word that comes later is about something else. */
const subjectLength = 5;

/** Whether a sentence is about a component: it starts with its name, or has it as code. */
function isAbout(sentence: string, names: readonly string[]): boolean {
  const subject = sentence.split(' ').slice(0, subjectLength).join(' ');
  return mentionOf(names).test(subject) || names.some((name) => sentence.includes(`\`${name}`));
}

/** Returns the sentences of a changeset for a package that are about a component. */
export function changesNext(
  changeset: string,
  packageName: string,
  names: readonly string[],
): readonly string[] {
  const [, packages = '', body = ''] = changeset.split(/^---$/m);
  if (!new RegExp(`^["']${packageName}["']:`, 'm').test(packages)) return [];
  return body
    .trim()
    .split(/(?<=\.)\s+(?=[A-Z`])/)
    .filter((sentence) => isAbout(sentence, names))
    .map((sentence) => `Next version: ${sentence}`);
}

/** The changes that the next versions will have. */
const changesets = globSync('.changeset/*.md', { cwd: root }).sort();

/**
 * Returns what's recorded about a component: its package's changesets and changelog. The site isn't
 * published, so its changes are in the repository's changelog.
 */
export function historyOf(folder: string, component: string, title: string): readonly string[] {
  const names = [component, title.split('/').at(-1) ?? component];
  const { name, private: isPrivate = false } = manifestOf(folder);
  if (isPrivate) return changesIn(textOf('CHANGELOG.md'), names);
  return [
    ...changesets.flatMap((path) => changesNext(textOf(path), name, names)),
    ...changesIn(textOf(`${folder}/CHANGELOG.md`), names),
  ];
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
