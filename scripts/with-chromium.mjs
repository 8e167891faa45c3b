import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium/find-chromium.mjs';

// Runs a task with the browser that the tests use, as `npm test` does: `with-chromium.mjs <task> …`.
const { status } = spawnSync('npm', ['run', '-s', 'turbo', '--', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...ensureChromium() },
});
process.exit(status ?? 1);
