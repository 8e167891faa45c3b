import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { UsageFacts } from './component-facts.ts';
import { root, type StoryFile } from './story-files.ts';

/** A file of the product with its imports: names by module. */
export interface Importer {
  readonly file: string;
  readonly imports: readonly (readonly [name: string, from: string])[];
}

/** Returns the named imports of a source file, with relative paths resolved. */
export function importsIn(file: string, source: string): Importer {
  const pattern = /import (?:type )?\{([^}]*)\} from '([^']+)'/g;
  const imports = [...source.matchAll(pattern)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, ''))
      .map((name) => [name, from.startsWith('.') ? join(dirname(file), from) : from] as const),
  );
  return { file, imports };
}

/** Returns every source file of the packages and of the site, without tests, stories and indexes. */
export const importers = (): readonly Importer[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|stories|docs|set-up)\.tsx?$|\/index\.ts$/.test(file))
    .sort()
    .map((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));

/** Returns the names of values that a source file exports. */
const exportedIn = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:function|const|class) (\w+)/gm),
  ].map(([, name = '']) => name);

/**
 * Returns the names by which a component is used: its own, and those that make it without React,
 * in the folder that has its name.
 */
export function namesOf(component: string, file: string): readonly string[] {
  const folder = dirname(file);
  if (basename(folder) !== basename(file, '.tsx')) return [component];
  const beside = globSync(`${folder}/create-*.ts`, { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  return [component, ...beside.flatMap(exportedIn)];
}

interface Subject {
  /** The names by which it's used. */
  readonly names: readonly string[];
  /** The name of its package, and the file that declares it. */
  readonly package: string;
  readonly file: string;
}

/** Returns the files outside a component's own that use it. */
export function usesOf(
  { names, package: name, file }: Subject,
  all: readonly Importer[],
  titles: ReadonlyMap<string, string>,
): readonly UsageFacts[] {
  const isIt = ([imported, from]: readonly [string, string]) =>
    names.includes(imported) && (from === file || from === name || from.startsWith(`${name}/`));
  return all
    .filter((importer) => importer.file !== file && importer.imports.some(isIt))
    .map((importer) => {
      const title = titles.get(importer.file);
      return { file: importer.file, ...(title && { title }) };
    });
}

/** Returns the docs pages of source files: of several for one component, that of the stories next to it. */
export function titlesByFile(
  stories: readonly (Pick<StoryFile, 'file' | 'title'> & { readonly source: string })[],
): ReadonlyMap<string, string> {
  const beside = stories.filter(({ file, source }) => dirname(file) === dirname(source));
  return new Map([...stories, ...beside].map(({ source, title }) => [source, title]));
}
