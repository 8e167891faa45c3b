import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stepsOf = (workflow, job) =>
  parse(readFileSync(join(root, '.github/workflows', workflow), 'utf8')).jobs[job].steps;

/** A folder for everything that steps read and write. */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const read = (file) => readFileSync(join(folder, file), 'utf8');
const filesIn = (name) =>
  globSync('**/*', { cwd: join(folder, name) })
    .filter((file) => statSync(join(folder, name, file)).isFile())
    .toSorted();

/** Puts a command before the machine's own of that name. */
function replaceCommand(name, script) {
  write(`bin/${name}`, `#!/usr/bin/env bash\nset -e\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
}

/** Runs a step as the runner does, in a folder. */
function run(step, cwd, env = {}) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`;
  const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', step.run], {
    cwd: join(folder, cwd),
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: path },
  });
  assert.equal(status, 0, stderr);
}

/** rsync, or what stands in for it. */
const rsync =
  spawnSync('rsync', ['--version']).status === 0
    ? execFileSync('bash', ['-c', 'command -v rsync'], { encoding: 'utf8' }).trim()
    : `"${process.execPath}" "${join(root, 'scripts/workflows/rsync-stand-in.mjs')}"`;

/** The site before, with a page and an asset that are gone, and after. */
function writeSites() {
  write('server/index.html', 'old');
  write('server/gone.html', 'old');
  write('server/assets/old.js', 'old');
  write('work/site/site/index.html', 'newer');
  write('work/site/site/index.html.br', 'new');
  write('work/site/site/es/index.html', 'new');
  write('work/site/site/assets/new.js', 'new');
}

for (const [name, command] of [
  ['this machine’s rsync, if it has one', rsync],
  ['the stand-in', `"${process.execPath}" "${join(root, 'scripts/workflows/rsync-stand-in.mjs')}"`],
])
  test(`a server gets new assets before the documents that name them, with ${name}`, () => {
    writeSites();
    const [step] = stepsOf('publish.yml', 'server').filter((it) => it.run);
    // The server is a folder; after each copy, its files are kept.
    replaceCommand(
      'rsync',
      `[[ "\${@: -1}" == me@server:/srv/site/ ]]
${command} "\${@:1:$#-1}" "${folder}/server/"
cp -r "${folder}/server" "${folder}/after-$(ls "${folder}" | grep -c '^after-' || true)"`,
    );
    const env = { HOME: join(folder, 'home'), SSH_KEY: 'key', SSH_KNOWN_HOSTS: 'hosts' };
    mkdirSync(env.HOME);
    run(step, 'work', { ...env, SSH_TARGET: 'me@server' });
    assert.equal(read('home/.ssh/id_ed25519'), 'key\n');
    assert.equal(statSync(join(env.HOME, '.ssh/id_ed25519')).mode & 0o777, 0o600);
    assert.deepEqual(filesIn('after-0'), [
      'assets/new.js',
      'assets/old.js',
      'gone.html',
      'index.html',
    ]);
    assert.equal(read('after-0/index.html'), 'old');
    assert.deepEqual(filesIn('after-1'), filesIn('work/site/site'));
    assert.equal(read('after-1/index.html'), 'newer');
  });

test('a pull request is compared with the commit that it’s merged into', () => {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: join(folder, 'work'),
      stdio: 'ignore',
    });
  write('work/page.html', '<p>'.repeat(10));
  cpSync(
    join(root, 'scripts/pull-request/size-report.mjs'),
    join(folder, 'work/scripts/pull-request/size-report.mjs'),
  );
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'base');
  write('work/page.html', '<p>A longer page</p>'.repeat(10));
  git('commit', '-qam', 'change');
  // The build copies the page.
  replaceCommand(
    'npm',
    `if [[ "$*" == *" build "* ]]; then
  rm -rf apps/site/dist && mkdir -p apps/site/dist/site && cp page.html apps/site/dist/site/
fi`,
  );
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const steps = stepsOf('pull-request.yml', 'size').filter((it) => it.run);
  const env = { RUNNER_TEMP: temp, GITHUB_STEP_SUMMARY: join(temp, 'summary.md') };
  const [build, compare] = steps;
  run(build, 'work', env);
  run(compare, 'temp', env);
  assert.notEqual(read('temp/before/page.html'), read('temp/after/page.html'));
  assert.match(
    read('temp/summary.md'),
    /### 1 files changed[\s\S]*`page\.html` \| \d+ \| \d+ \| \+\d+/,
  );
});
