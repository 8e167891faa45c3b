import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium/find-chromium.mjs';
import { clearReports, readReports } from './results/reports.mjs';

// The whole proof, from a fresh clone to the last line `N passed, N failed`. One task at a time: the
// runners with browsers use every core by themselves. With --all (`npm run test:all`) every story and
// page is tested in all its settings, without it in a few representative ones.
const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_CONCURRENCY: '1',
  // Vitest leaves one core to others, so that it would use one of two.
  VITEST_MAX_WORKERS: String(availableParallelism()),
};
if (process.argv.includes('--all')) env.VERIFY = 'all';
const npm = (...args) =>
  spawnSync('npm', ['run', '-s', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
    .status === 0;

clearReports();
if (!npm('bootstrap')) {
  process.stdout.write('The install failed.\n0 passed, 1 failed\n');
  process.exit(1);
}
Object.assign(env, ensureChromium());

// Lint, types and the tests of these scripts count as one test each.
const checks = ['lint', 'types', 'test:scripts'].map((name) => ({ name, ok: npm(name) }));
const ran = npm('turbo', '--', 'test', 'size', 'e2e', '--continue');

const reports = readReports();
const broken = checks.filter(({ ok }) => !ok);
const passed = reports.passed + checks.length - broken.length;
let failed = reports.failed + broken.length;
// A runner that broke before it could report is a failure as well.
if (!ran && reports.failed === 0) failed += 1;

// What failed comes last, because the log before it has thousands of lines.
for (const { name } of broken) process.stdout.write(`✘ npm run ${name}\n`);
for (const failure of reports.failures) process.stdout.write(`✘ ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && ran ? 0 : 1);
