import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium/find-chromium.mjs';
import { copyRepository } from './copy-repository.mjs';

// Builds a copy of the repository for a project page, and shows that it works below its path.

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = copyRepository(root, 'base');
const env = { ...process.env, ...ensureChromium() };
const run = (...args) =>
  spawnSync('npm', ['run', '-s', ...args], { cwd: copy, env, stdio: 'inherit' }).status === 0;

writeFileSync(join(copy, '.env'), 'SITE_BASE=/shop\n');
// Turborepo reads what changed from git.
spawnSync('git', ['init', '-q'], { cwd: copy });
spawnSync('git', ['add', '-A'], { cwd: copy });
const passed =
  run('bootstrap') &&
  run('turbo', '--', 'build', '--filter=@otm/site', '--output-logs=errors-only') &&
  run('pnpm', '--', '--dir', 'apps/site', 'exec', 'node', 'hosts-proof/below-base.ts');
if (passed) rmSync(copy, { recursive: true });
else process.stdout.write(`Failed. The copy is in ${copy}.\n`);
process.exit(passed ? 0 : 1);
