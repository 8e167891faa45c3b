import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type ts from 'typescript-api';
import type { AttributeFacts, ComponentFacts } from './component-facts.ts';
import { entryOf, historyOf, manifestOf } from './history.ts';
import { keysOf } from './keys.ts';
import { type Markup, markupOf } from './markup.ts';
import { pathOf, readSources, type Sources } from './program.ts';
import { exportsOf, maturityOf } from './props.ts';
import { importedBy, reachableFrom } from './reachable.ts';
import { root, type StoryFile, storyFiles } from './story-files.ts';
import { type Styles, stylesOf } from './styles.ts';
import { type Importer, importers, namesOf, titlesByFile, usesOf } from './usage.ts';

/** Returns the style sheets next to source files. */
function styleSheetsBeside(files: readonly string[]): readonly string[] {
  const folders = [...new Set(files.map(dirname))];
  return globSync(
    folders.map((folder) => `${folder}/*.css`),
    { cwd: root },
  ).sort();
}

/** Whether a value is a state; those of ids are put together from pieces. */
const isState = (value: string) => /^[\w ]+$/.test(value);

const union = <Value>(sets: readonly ReadonlySet<Value>[]) =>
  new Set(sets.flatMap((set) => [...set]));

function attributesOf(markups: readonly Markup[], styles: Styles): readonly AttributeFacts[] {
  const inMarkup = markups.flatMap(({ attributes }) => [...attributes]);
  const names = union([new Set(inMarkup.map(([name]) => name)), new Set(styles.attributes.keys())]);
  return [...names].sort().map((name) => {
    const values = inMarkup.filter(([each]) => each === name).map(([, set]) => set);
    return {
      name,
      values: [...union([...values, styles.attributes.get(name) ?? new Set<string>()])]
        .filter(isState)
        .sort(),
      markup: values.length > 0,
      styles: styles.attributes.has(name),
    };
  });
}

/** Returns the folder of the package or app that a file is in. */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

interface Context {
  readonly sources: Sources;
  readonly importers: readonly Importer[];
  readonly titles: ReadonlyMap<string, string>;
  /** The components with a page, by the folder of their package. */
  readonly namesByFolder: Readonly<Record<string, readonly string[]>>;
}

interface Documented extends StoryFile {
  readonly declaration: ts.Declaration;
  readonly source: string;
}

/** Returns the files that a component consists of: what it reaches in its package, up to other components with a page. */
function ownFiles({ declaration, source }: Documented, { sources, titles }: Context) {
  const file = declaration.getSourceFile();
  const folder = folderOf(source);
  const inside = (path: string) => path.startsWith(`${folder}/`) && !titles.has(path);
  const reached = reachableFrom(sources, file);
  return {
    reached: reached.map(markupOf),
    own: reached.filter((each) => each === file || inside(pathOf(each))),
  };
}

/** Returns the class names of a component, or of what it renders if it has none itself. */
function partsOf(own: readonly Markup[], reached: readonly Markup[]): readonly string[] {
  const classes = union(own.map((markup) => markup.classes));
  return [...(classes.size > 0 ? classes : union(reached.map((markup) => markup.classes)))];
}

/** Returns the docs pages of the components that a component and the files next to it render. */
function composedOf(
  { title, source }: Documented,
  own: readonly ts.SourceFile[],
  context: Context,
) {
  const beside = own.filter((file) => dirname(pathOf(file)) === dirname(source));
  const files = beside.flatMap((file) => importedBy(context.sources, file));
  const titles = new Set(files.flatMap((file) => context.titles.get(pathOf(file)) ?? []));
  titles.delete(title);
  return [...titles].sort();
}

/** Returns a component's status: what its JSDoc says, or else what its version means. */
const statusOf = ({ declaration }: Documented, version: string, sources: Sources) =>
  maturityOf(sources, declaration) ?? (version.startsWith('0.') ? 'beta' : 'stable');

function factsOf(story: Documented, context: Context): ComponentFacts {
  const { component, title, source, declaration } = story;
  const folder = folderOf(source);
  const { name, version } = manifestOf(folder);
  const { own, reached } = ownFiles(story, context);
  const markups = own.map(markupOf);
  const sheets = styleSheetsBeside([...own.map(pathOf), story.file]);
  const styles = stylesOf(sheets.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'));
  const elements = union(reached.map((markup) => markup.elements));
  const exported = exportsOf(context.sources, declaration.getSourceFile(), component);
  return {
    title,
    component,
    package: name,
    importFrom: entryOf(folder, component),
    file: source,
    stories: story.file,
    exports: exported,
    parts: partsOf(markups, reached),
    shadowParts: [...union(markups.map(({ shadowParts }) => shadowParts))],
    attributes: attributesOf(markups, styles),
    tokens: [...styles.tokens].sort(),
    variables: [...union([styles.variables, ...markups.map(({ variables }) => variables)])].sort(),
    elements: [...elements].sort(),
    keys: keysOf(elements, union(reached.map(({ keys }) => keys))),
    madeOf: composedOf(story, own, context),
    usedBy: usesOf(
      { names: namesOf(component, source), package: name, file: source },
      context.importers,
      context.titles,
    ),
    status: statusOf(story, version, context.sources),
    version,
    changes: historyOf(folder, {
      title,
      names: exported.map((each) => each.name),
      allNames: context.namesByFolder[folder] ?? [],
    }),
  };
}

/** Reads the facts about every component with stories, by the title of its docs page. */
export function collectFacts(): Readonly<Record<string, ComponentFacts>> {
  const stories = storyFiles().filter(({ importedFrom }) => existsSync(join(root, importedFrom)));
  const sources = readSources(stories.map(({ importedFrom }) => importedFrom));
  const documented = stories.map((story): Documented => {
    const declaration = sources.declarationOf(story.importedFrom, story.component);
    return { ...story, declaration, source: pathOf(declaration.getSourceFile()) };
  });
  const byFolder = Object.groupBy(documented, ({ source }) => folderOf(source));
  const namesByFolder = Object.fromEntries(
    Object.entries(byFolder).map(([folder, group = []]) => [
      folder,
      group.map(({ component }) => component),
    ]),
  );
  const titles = titlesByFile(documented);
  const context = { sources, importers: importers(), titles, namesByFolder };
  return Object.fromEntries(documented.map((story) => [story.title, factsOf(story, context)]));
}
