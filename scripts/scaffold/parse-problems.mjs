import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));

/** Formats the files of a folder; returns the syntax errors that prevent it. */
export function parseProblems(folder, files) {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const { status, stderr } = spawnSync(biome, ['format', '--write', ...code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}
