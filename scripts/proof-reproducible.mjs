import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { differences, digestsOf } from './reproducible/digests.mjs';

// Builds the site here, and a copy on another path, in another time zone and locale and on another
// day: the same sources must produce the same bytes. Nothing comes from a cache.
const root = fileURLToPath(new URL('..', import.meta.url));

function build(folder, settings) {
  const env = { ...process.env, ...settings };
  const run = (args, withSettings) =>
    spawnSync('npm', ['run', '-s', ...args], {
      cwd: folder,
      env: withSettings ? env : process.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    }).status === 0;
  rmSync(join(folder, 'apps/site/node_modules/.cache'), { recursive: true, force: true });
  // The settings reach the tasks only in this mode.
  const task = ['turbo', '--', 'build', '--filter=@otm/site', '--force', '--env-mode=loose'];
  if (!run(['bootstrap'], false) || !run([...task, '--output-logs=errors-only'], true))
    throw new Error(`The build in ${folder} failed.`);
  return digestsOf(join(folder, 'apps/site/dist'));
}

const first = build(root, { TZ: 'UTC', LC_ALL: 'C.UTF-8' });
const copy = copyRepository(root, 'a-copy-on-another-path');
spawnSync('git', ['init', '-q'], { cwd: copy });
spawnSync('git', ['add', '-A'], { cwd: copy });
const otherDate = pathToFileURL(join(root, 'scripts/reproducible/other-date.mjs'));
const second = build(copy, {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'es_ES.UTF-8',
  NODE_OPTIONS: `--import=${otherDate}`,
});

const different = differences(first, second);
for (const name of different.slice(0, 40)) process.stderr.write(`- ${name}\n`);
if (different.length === 0) rmSync(copy, { recursive: true });
else process.stdout.write(`The copy is in ${copy}.\n`);
process.stdout.write(`figure: ${first.size} files, ${different.length} differ\n`);
process.exitCode = first.size > 0 && different.length === 0 ? 0 : 1;
