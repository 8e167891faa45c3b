import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { editAsOwner } from './owner/edits.mjs';
import { answerAll, makeMistakes, mistakes, repeatSlug } from './owner/going-live.mjs';
import { hostOf } from './owner/traces.mjs';

// Shows on a copy of the repository that `check:deploy` accepts an owner's complete settings, that it
// has a line for an error of the build, and that it names each mistake of the security review.

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = copyRepository(root, 'deploy');
const { business } = await import(join(root, 'packages/content/src/business.ts'));

/** Runs the check; returns its problems, or undefined if it didn't get that far. */
function check() {
  const { stderr, stdout } = spawnSync('npm', ['run', '-s', 'check:deploy', '--', '--json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (stdout.startsWith('{')) return JSON.parse(stdout);
  process.stderr.write(stderr.slice(-4000));
}

// Turborepo reads what changed from git.
spawnSync('git', ['init', '-q'], { cwd: copy });
editAsOwner(copy, hostOf(business));
answerAll(copy);
for (const name of ['bootstrap', 'tokens']) spawnSync('npm', ['run', '-s', name], { cwd: copy });
spawnSync('git', ['add', '-A'], { cwd: copy });
const complete = check();
const uniqueSlug = repeatSlug(copy);
const broken = check();
uniqueSlug();
makeMistakes(copy);
const unsafe = check();

const lines = (unsafe?.problems ?? []).map(({ message }) => message);
const missed = mistakes.filter(([, , , name]) => !lines.some((line) => line.startsWith(name)));
for (const { message } of complete?.problems ?? []) process.stderr.write(`- refused: ${message}\n`);
for (const [, , , name] of missed) process.stderr.write(`- not refused: ${name}\n`);
const brokenLines = (broken?.problems ?? []).filter(({ cause }) => cause === 'build');
if (brokenLines.length !== 1) process.stderr.write('- an error of the build has no line\n');
const passed =
  complete?.ready && brokenLines.length === 1 && unsafe?.ready === false && missed.length === 0;
if (passed) rmSync(copy, { recursive: true });
process.stdout.write(
  passed
    ? `figure: complete settings are ready, ${mistakes.length} mistakes and an error of the build are named\n`
    : `Failed. The copy is in ${copy}.\n`,
);
process.exit(passed ? 0 : 1);
