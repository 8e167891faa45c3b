import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Compares two built sites, on the Node that reads TypeScript:
// `compare-sites.mjs [--ignore <attribute>]… <before> <after>`.
const root = fileURLToPath(new URL('..', import.meta.url));
const script = 'apps/site/scripts/compare-sites/compare-sites.ts';
const args = process.argv.slice(2);
const isOption = (index) => args[index].startsWith('--') || args[index - 1] === '--ignore';
const resolved = args.map((arg, index) => (isOption(index) ? arg : resolve(arg)));
const command = ['run', '-s', 'pnpm', '--', 'exec', 'node', script, ...resolved];
const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
