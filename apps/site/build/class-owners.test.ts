import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const site = resolve(import.meta.dirname, '..');

const read = (file: string) => readFileSync(resolve(site, file), 'utf8');

/** The classes that start a rule of their own: `.otm-term {`, but not `.otm-posts .otm-term {`. */
function classesIn(pattern: string): ReadonlySet<string> {
  const sheets = globSync(pattern, { cwd: site }).map(read);
  return new Set(sheets.flatMap((css) => css.match(/(?<=^\s*)\.otm-[\w-]+(?= \{)/gm) ?? []));
}

it('no page styles a class of a package as its own', () => {
  const owned = classesIn('../../packages/{ui,charts,forms}/src/**/*.css');
  const pages = classesIn('src/pages/**/*.css');
  expect(pages.size).toBeGreaterThan(50);
  expect([...pages].filter((name) => owned.has(name))).toEqual([]);
});

/** Classes of the package `ui` that are for any markup: layout and kinds of text. */
const shared = ['.otm-container', '.otm-lead', '.otm-plans', '.otm-tag'];

/** The class attributes in code, of JSX and of elements that code creates. */
const classAttribute = /\bclass(?:Name)?(?:=| = |: )["'`]([^"'`]*)/g;

/** The classes that a file writes, with the file. */
const writtenIn = (file: string) =>
  [...read(file).matchAll(classAttribute)]
    .flatMap(([, names = '']) => names.split(' '))
    .map((name) => ({ file, name: `.${name}` }));

/** Tests, stories and samples may write markup that the product gets from another package. */
const isSample = (file: string) => /\.(test|stories)\.|\/sample-/.test(file);

const packages = ['ui', 'charts', 'forms'];

it.each(packages)('nothing else writes a class of %s', (owner) => {
  const others = packages.filter((name) => name !== owner);
  const folders = ['src', ...others.map((name) => `../../packages/${name}/src`)];
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const written = globSync(patterns, { cwd: site })
    .filter((file) => !isSample(file))
    .flatMap(writtenIn);
  const classes = classesIn(`../../packages/${owner}/src/**/*.css`);
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter(({ name }) => classes.has(name) && !shared.includes(name))).toEqual([]);
});

it('no page styles a class of a feature as its own', () => {
  const files = globSync('src/features/**/*.{ts,tsx}', { cwd: site });
  const written = files.filter((file) => !isSample(file)).flatMap(writtenIn);
  expect(written.length).toBeGreaterThan(20);
  const pages = classesIn('src/{layout,pages}/**/*.css');
  const shared = ['.otm-bar__icon', '.otm-bar__link', '.otm-link'];
  expect(written.filter(({ name }) => pages.has(name) && !shared.includes(name))).toEqual([]);
});
