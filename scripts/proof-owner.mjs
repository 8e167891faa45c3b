import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { editAsOwner } from './owner/edits.mjs';
import { brandColors, findTraces, hostOf, logoPath } from './owner/traces.mjs';

// Rebrands a copy of the repository, changes its prices, plans, articles and .env as an owner does,
// and shows that its tests stay green and its build shows nothing of the old brand. With `--all` it
// runs the entire `npm test` instead of the types, the unit tests, the rules and the build.

const root = fileURLToPath(new URL('..', import.meta.url));

const copy = copyRepository(root, 'owner');
const run = (command, ...args) =>
  spawnSync(command, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const read = (file) => readFileSync(join(root, file), 'utf8');
const look = {
  colors: brandColors(read('packages/ui/src/tokens/tokens.json')),
  logo: logoPath(read('apps/site/logo.svg')),
};
const { business } = await import(join(root, 'packages/content/src/business.ts'));
editAsOwner(copy, hostOf(business));
// Turborepo reads what changed from git.
const prepared = run('git', 'init', '-q') && run('git', 'add', '-A');
const tasks = ['types', 'test', 'size', '--filter=!@otm/storybook', '--output-logs=errors-only'];
// The owner's colors are in a file that the style sheet is written from.
const installed =
  prepared && run('npm', 'run', '-s', 'bootstrap') && run('npm', 'run', '-s', 'tokens');
const tested =
  installed &&
  (process.argv.includes('--all')
    ? run('npm', 'test')
    : run('npm', 'run', '-s', 'turbo', '--', ...tasks));

const traces = tested ? findTraces(join(copy, 'apps/site/dist/site'), business, look) : [];
for (const trace of traces) process.stderr.write(`- ${trace}\n`);
const passed = tested && traces.length === 0;
if (passed) rmSync(copy, { recursive: true });
process.stdout.write(
  passed
    ? 'figure: the tests pass, and the build has 0 traces of the old brand\n'
    : `Failed: ${traces.length} traces of the old brand. The copy is in ${copy}.\n`,
);
process.exit(passed ? 0 : 1);
