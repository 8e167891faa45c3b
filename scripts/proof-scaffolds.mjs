import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { insertLine } from './scaffold/insert-line.mjs';
import { articles, samples } from './scaffold/samples.mjs';
import { scaffold } from './scaffold/scaffold.mjs';

// Starts one of every kind in a copy of the repository, adds the lines that the commands print, and
// shows that the copy passes lint, types, tests and build. Names of kinds limit it to these.

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const copy = copyRepository(root, 'scaffolds');
const run = (...args) =>
  spawnSync('npm', ['run', '-s', ...args], { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] })
    .status === 0;

const isWanted = (kind) => wanted.length === 0 || wanted.includes(kind);
const wantedArticles = isWanted('article') ? articles : [];
for (const [kind, args] of samples.filter(([kind]) => isWanted(kind)))
  for (const line of scaffold(copy, kind, args).lines) {
    const path = join(copy, line.file);
    writeFileSync(path, insertLine(readFileSync(path, 'utf8'), line));
  }

// The copy has what documents leave room for.
writeFileSync(
  join(copy, 'apps/site/e2e/built/room-for-additions.ts'),
  'export const roomForAdditions = (_path: string): number => 0;\n',
);

// Turborepo and Biome read from git what belongs to the project.
spawnSync('git', ['init', '-q'], { cwd: copy });
spawnSync('git', ['add', '-A'], { cwd: copy });
const count = samples.filter(([kind]) => isWanted(kind)).length + wantedArticles.length;
const tasks = ['types', 'test', 'size', '--filter=!@otm/storybook', '--output-logs=errors-only'];
const passed =
  run('bootstrap') &&
  wantedArticles.every((args) => run('new:article', '--', ...args)) &&
  run('format') &&
  run('lint') &&
  run('turbo', '--', '--continue', ...tasks);
if (passed) rmSync(copy, { recursive: true });
process.stdout.write(
  passed
    ? `figure: ${count} scaffolds pass lint, types, tests and build\n`
    : `Failed. The copy is in ${copy}.\n`,
);
process.exit(passed ? 0 : 1);
