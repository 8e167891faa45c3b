import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const packages = ['ui', 'charts', 'forms'].map((name) => `../../packages/${name}/src/**/*.css`);

/** Reads every style sheet of the site and its packages, as one text. */
export function styleSources(site = resolve(import.meta.dirname, '..')): string {
  const files = globSync(['src/**/*.css', ...packages], { cwd: site }).toSorted();
  return files.map((file) => readFileSync(resolve(site, file), 'utf8')).join('\n');
}
