import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { keepRuns } from './flakes/kept-runs.mjs';
import { keepLoad } from './flakes/load.mjs';
import { readOptions, tally } from './flakes/tally.mjs';
import { readTree } from './proof/versions.mjs';
import { clearReports, readReports } from './results/reports.mjs';

// Runs `npm test` again and again on a busy machine, without caches, and lists what failed by test:
// `npm run proof:flakes -- --runs 10 --load 10`. Another command comes after a second `--`. As this
// takes hours, one that was stopped goes on with the runs it has finished: docs/flakes.json has them,
// also for another machine, as long as no file but a record of a measurement has changed.
const { runs, load, command } = readOptions(process.argv.slice(2));
const [program = '', ...args] = command;
const stop = keepLoad(load);
process.once('SIGINT', () => process.exit(130));

const tree = readTree();
const kept = keepRuns('docs/flakes.json', JSON.stringify({ tree, load, command }));
// Changed files have no name by which to know them again.
if (tree.endsWith('+') || kept.read().length >= runs) kept.clear();
if (kept.read().length > 0)
  process.stdout.write(`${kept.read().length} of ${runs} runs are done\n`);
for (let run = kept.read().length + 1; run <= runs; run += 1) {
  clearReports();
  const started = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TURBO_FORCE: 'true' },
  });
  const { failures } = readReports();
  // A command can fail without a test: lint, or a runner that broke.
  const failed = failures.length > 0 || status === 0 ? failures : [`${command.join(' ')} failed`];
  kept.add(failed);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `run ${run} of ${runs}: ${failed.length} failures, ${seconds} s, load ${loadavg()[0].toFixed(1)}\n`,
  );
}
stop();

const total = tally(kept.read());
for (const [name, count] of total) process.stdout.write(`${count} of ${runs}  ${name}\n`);
process.stdout.write(`figure: ${total.length} tests failed in ${runs} runs at load ${load}\n`);
process.exitCode = total.length > 0 ? 1 : 0;
