import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the hash of every file in a folder, by its path within. */
export function digestsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** Returns the files that two folders don't have alike. */
export function differences(first, second) {
  const names = [...new Set([...first.keys(), ...second.keys()])].toSorted();
  return names.filter((name) => first.get(name) !== second.get(name));
}
