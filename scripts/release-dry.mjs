import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { packageProblems } from './release/check-package.mjs';
import { releaseProblems } from './release/check-release.mjs';
import { startRegistry } from './release/registry.mjs';

// Rehearses a release of every published package in a copy, with the commands of the real one and a
// registry on this machine: links, versions and changelogs from a changeset, build, publish. Nothing
// leaves the computer. Provenance is left out: only CI can sign it.

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = copyRepository(root, 'release');
const registry = await startRegistry();

const read = (file) => readFileSync(join(copy, file), 'utf8');
const write = (file, content) => writeFileSync(join(copy, file), content);

/** Reads the packages that a release publishes: folder, manifest, changelog. */
const readPackages = () =>
  globSync('packages/*/package.json', { cwd: copy })
    .sort()
    .map((path) => ({ folder: dirname(path), manifest: JSON.parse(read(path)) }))
    .filter(({ manifest }) => !manifest.private)
    .map((found) => ({ ...found, changelog: read(join(found.folder, 'CHANGELOG.md')) }));

/** Runs a command in the copy; prints what it printed if it fails. */
async function run(command, ...args) {
  process.stdout.write(`${[command, ...args].join(' ')}\n`);
  const child = spawn(command, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${(await printed).join('')}\n${command} failed.`);
}
const npm = (...args) => run('npm', 'run', '-s', ...args);

/** Sets what an owner sets before the first release, and describes a change of every package. */
function prepare(packages) {
  const main = JSON.parse(read('package.json'));
  if (new URL(main.repository.url).hostname === 'example.com')
    main.repository.url = 'git+https://github.com/acme/site.git';
  write('package.json', JSON.stringify(main, null, 2));
  const bumps = packages.map(({ manifest }) => `"${manifest.name}": patch`);
  write('.changeset/rehearsal.md', `---\n${bumps.join('\n')}\n---\n\nRehearse a release.\n`);
  write('.npmrc', `//${registry.host}/:_authToken=rehearsal\n`);
}

/** Publishes to this machine's registry, without what only CI can do. */
function redirectPublish({ folder, manifest }) {
  manifest.publishConfig.provenance = false;
  manifest.publishConfig.registry = `http://${registry.host}/`;
  write(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

async function rehearse() {
  const before = readPackages();
  prepare(before);
  await npm('pnpm', '--', 'install', '--offline', '--frozen-lockfile');
  await run('git', 'init', '--quiet', '--initial-branch=main');
  await npm('release:links');
  await npm('release:version');
  const after = readPackages();
  for (const released of after) redirectPublish(released);
  const filters = after.map(({ manifest }) => `--filter=${manifest.name}`);
  await npm('turbo', '--', 'build', ...filters);
  await npm('pnpm', '--', 'exec', 'changeset', 'publish', '--no-git-tag');
  const problems = [
    ...releaseProblems(before, after, registry.published),
    ...registry.published.flatMap(packageProblems),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const sent = after.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  return `${sent.join(', ')} would be published: versions, changelogs and packages are complete.`;
}

try {
  const result = await rehearse();
  rmSync(copy, { recursive: true });
  process.stdout.write(`${result}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\nThe copy is in ${copy}.\n`);
  process.exitCode = 1;
} finally {
  registry.stop();
}
