import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const biome = join(root, 'node_modules/.bin/biome');

/** Formats the files of a folder; returns the syntax errors that prevent it. */
export function parseProblems(folder, files) {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const { status, stderr } = spawnSync(biome, ['format', '--write', ...code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}
