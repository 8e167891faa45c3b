import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folders = ['src', ...['ui', 'charts', 'forms'].map((name) => `../../packages/${name}/src`)];

/** Reads every style sheet of the site and its packages, as one text. */
export function styleSources(site = resolve(import.meta.dirname, '..')): string {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(site, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  return files
    .toSorted()
    .map((file) => readFileSync(resolve(site, file), 'utf8'))
    .join('\n');
}
