import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { keepLoad } from './flakes/load.mjs';
import { readOptions, tally } from './flakes/tally.mjs';
import { clearReports, readReports } from './results/reports.mjs';

// Runs `npm test` again and again on a busy machine, without caches, and lists what failed by test:
// `npm run proof:flakes -- --runs 10 --load 10`. Another command comes after a second `--`.
const { runs, load, command } = readOptions(process.argv.slice(2));
const [program = '', ...args] = command;
const stop = keepLoad(load);
process.once('SIGINT', () => process.exit(130));

const results = [];
for (let run = 1; run <= runs; run += 1) {
  clearReports();
  const started = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TURBO_FORCE: 'true' },
  });
  const { failures } = readReports();
  // A command can fail without a test: lint, or a runner that broke.
  results.push(failures.length > 0 || status === 0 ? failures : [`${command.join(' ')} failed`]);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `run ${run} of ${runs}: ${results.at(-1).length} failures, ${seconds} s, load ${loadavg()[0].toFixed(1)}\n`,
  );
}
stop();

const failed = tally(results);
for (const [name, count] of failed) process.stdout.write(`${count} of ${runs}  ${name}\n`);
process.stdout.write(`figure: ${failed.length} tests failed in ${runs} runs at load ${load}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
