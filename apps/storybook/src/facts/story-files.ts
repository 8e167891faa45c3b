import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root: string = fileURLToPath(new URL('../../../..', import.meta.url));

/** The subject of a stories file. */
export interface StoryFile {
  readonly file: string;
  readonly title: string;
  /** The name of its component, and where its import points to. */
  readonly component: string;
  readonly importedFrom: string;
}

const first = (source: string, pattern: RegExp) => pattern.exec(source)?.[1];

/** Returns the path of the module that a name is imported from, relative to the repository. */
function importOf(file: string, source: string, name: string): string | undefined {
  const imports = /import (?:type )?\{([^}]*)\} from '([^']+)'/g;
  for (const [, names = '', from = ''] of source.matchAll(imports)) {
    const bound = names.split(',').map((part) => part.trim().replace(/^type /, ''));
    if (bound.includes(name)) return from.startsWith('.') ? join(dirname(file), from) : from;
  }
  return undefined;
}

/** Returns what a stories file documents; nothing for one without a component of the kit. */
export function readStoryFile(file: string, source: string): StoryFile | undefined {
  const title = first(source, /^ {2}title: '([^']+)'/m);
  const component = first(source, /^ {2}component: (\w+)/m);
  if (!title || !component) return undefined;
  const importedFrom = importOf(file, source, component);
  return importedFrom ? { file, title, component, importedFrom } : undefined;
}

/** Returns all stories files of the packages and of the site. */
export const storyFiles = (): readonly StoryFile[] =>
  globSync(['packages/*/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx'], { cwd: root })
    .sort()
    .flatMap((file) => readStoryFile(file, readFileSync(join(root, file), 'utf8')) ?? []);
