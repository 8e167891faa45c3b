import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
      .map((name) => [name, from.startsWith('.') ? join(dirname(file), from) : from] as const),
  );
  return { file, imports };
}

/** Returns every component file of the packages and of the site. */
export const importers = (): readonly Importer[] =>
  globSync(['packages/*/src/**/*.tsx', 'apps/site/src/**/*.tsx'], { cwd: root })
    .filter((file) => !/\.(test|stories|docs|set-up)\.tsx$/.test(file))
    .sort()
    .map((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));

interface Subject {
  readonly component: string;
  /** The name of its package, and the file that declares it. */
  readonly package: string;
  readonly file: string;
}

/** Returns the files outside a component's own that use it. */
export function usesOf(
  { component, package: name, file }: Subject,
  all: readonly Importer[],
  titles: ReadonlyMap<string, string>,
): readonly UsageFacts[] {
  const isIt = ([imported, from]: readonly [string, string]) =>
    imported === component && (from === file || from === name || from.startsWith(`${name}/`));
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
