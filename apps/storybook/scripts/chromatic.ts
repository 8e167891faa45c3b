import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Nothing was uploaded. Set CHROMATIC_PROJECT_TOKEN to upload to Chromatic.');
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
