import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const site = resolve(import.meta.dirname, '..');

/** The classes that start a rule of their own: `.otm-term {`, but not `.otm-posts .otm-term {`. */
function classesIn(pattern: string): ReadonlySet<string> {
  const sheets = globSync(pattern, { cwd: site }).map((file) =>
    readFileSync(resolve(site, file), 'utf8'),
  );
  return new Set(sheets.flatMap((css) => css.match(/(?<=^\s*)\.otm-[\w-]+(?= \{)/gm) ?? []));
}

it('no page styles a class of a package as its own', () => {
  const packages = classesIn('../../packages/{ui,charts,forms}/src/**/*.css');
  const pages = classesIn('src/pages/**/*.css');
  expect(pages.size).toBeGreaterThan(50);
  expect([...pages].filter((name) => packages.has(name))).toEqual([]);
});
