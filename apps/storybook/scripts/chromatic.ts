import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set: nothing was uploaded.');
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
