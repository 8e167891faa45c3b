import { readdirSync, statSync } from 'node:fs';

/** The name of a file in a stamp is what precedes its last two numbers. */
const named = / (\S+\.md) [\d.]+ \d+/g;

const timeOf = (path: string) => statSync(path).ctimeMs;

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted();

/**
 * Returns a text that differs when a Markdown file of a folder has changed, without reading any: from
 * the times at which the system changed them, which no program can set, and their sizes.
 *
 * @param before an earlier stamp of the folder
 */
export function fileStamp(folder: string, before?: string): string {
  const time = String(timeOf(folder));
  // Adding and removing files changes the folder.
  const names = before?.startsWith(`${time} `)
    ? [...before.matchAll(named)].map(([, name = '']) => name)
    : namesIn(folder);
  const files = names.map((name) => {
    const { ctimeMs, size } = statSync(`${folder}/${name}`);
    return `${name} ${ctimeMs} ${size}`;
  });
  return [time, ...files].join(' ');
}
