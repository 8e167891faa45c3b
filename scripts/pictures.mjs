import { spawnSync } from 'node:child_process';
import { ensureChromium } from './find-chromium.mjs';

// The pictures of all stories by the browser that the tests use; what is added goes on to the run.
const chromium = ensureChromium();
const { status } = spawnSync(
  'npm',
  [
    'run',
    '-s',
    'turbo',
    '--',
    'pictures',
    '--filter=@otm/storybook',
    '--',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
  },
);
process.exit(status ?? 1);
