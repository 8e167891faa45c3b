import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether an export is a component: React requires a capital letter. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isWrapped(value));

/** Whether `memo`, `lazy` or `forwardRef` wrapped a component into an object; a context is an object too. */
const isWrapped = (value: unknown) =>
  /memo|lazy|forward_ref/.test(String((value as { $$typeof?: symbol } | null)?.$$typeof));

/** Returns the names of a module's components by component. */
const componentsOf = async (file: string) =>
  new Map(
    Object.entries(await import(/* @vite-ignore */ `${root}${file}`))
      .filter(isComponent)
      .map(([name, component]) => [component, name] as const),
  );

/** Returns the source file of every entry point of a package, from its `exports`. */
function entryPointsOf(manifest: string): readonly string[] {
  const { exports = {} } = JSON.parse(readFileSync(`${root}${manifest}`, 'utf8'));
  const sources = Object.values<unknown>(exports).map((entry) =>
    typeof entry === 'object' ? (entry as Record<string, string>)['@otm/source'] : undefined,
  );
  return sources
    .filter((source) => source !== undefined)
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => manifest.replace('package.json', source.replace('./', '')))
    .filter((file) => existsSync(`${root}${file}`));
}

/** Returns source files, without tests and stories. */
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

/** Returns the source of all stories in a folder and in its `stories` folder. */
const storiesIn = (folder: string) =>
  globSync([`${folder}/*.stories.tsx`, `${folder}/stories/*.stories.tsx`], { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');

/** Returns the components that no story in their own folder shows, with their files. */
async function gaps(files: readonly string[], exported?: ReadonlySet<unknown>) {
  const found: string[] = [];
  for (const file of files) {
    const components = await componentsOf(file);
    const stories = storiesIn(dirname(file));
    for (const [component, name] of components) {
      if (exported && !exported.has(component)) continue;
      if (!new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories))
        found.push(`${file} ${name}`);
    }
  }
  return found;
}

// Each test compiles an entire package.
describe('every component has a story next to it', { timeout: 60_000 }, () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).filter(
    (manifest) => entryPointsOf(manifest).length > 0,
  );

  it.each(packages)('%s: every exported component', async (manifest) => {
    const entryPoints = await Promise.all(entryPointsOf(manifest).map(componentsOf));
    const exported = new Set(entryPoints.flatMap((entry) => [...entry.keys()]));
    const files = sources(manifest.replace('package.json', 'src/**/*.tsx'));
    expect(await gaps(files, exported)).toEqual([]);
  });

  it.each(['features', 'islands', 'layout', 'pages'])(
    'the site: every component in %s',
    async (folder) => {
      const files = sources(`apps/site/src/${folder}/**/*.tsx`);
      expect(files.length).toBeGreaterThan(0);
      expect(await gaps(files)).toEqual([]);
    },
  );
});

it('has a docs page for every package and app', () => {
  const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).map(dirname);
  const pages = workspaces.map(
    (folder) => `apps/storybook/src/docs/package-${basename(folder)}.mdx`,
  );
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((page) => !existsSync(`${root}${page}`))).toEqual([]);
});
