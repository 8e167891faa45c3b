import { spawnSync } from 'node:child_process';
import { ensureChromium } from './find-chromium.mjs';
import { clearReports, countReports } from './reports.mjs';

// The whole proof, from a fresh clone to the last line `N passed, N failed`. One task at a time: the
// runners with browsers use every core by themselves.
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_CONCURRENCY: '1' };
const npm = (...args) =>
  spawnSync('npm', ['run', '-s', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
    .status === 0;

clearReports();
if (!npm('bootstrap')) {
  process.stdout.write('The install failed.\n0 passed, 1 failed\n');
  process.exit(1);
}
const chromium = ensureChromium();
if (chromium) env.CHROMIUM_PATH = chromium;

// Lint, types and the tests of these scripts count as one test each.
const checks = [npm('lint'), npm('types'), npm('test:scripts')];
const ran = npm('turbo', '--', 'test', 'size', 'e2e', '--continue', '--output-logs=new-only');

const counted = countReports();
const passed = counted.passed + checks.filter(Boolean).length;
let failed = counted.failed + checks.filter((ok) => !ok).length;
// A runner that broke before it could report is a failure as well.
if (!ran && counted.failed === 0) failed += 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && ran ? 0 : 1);
