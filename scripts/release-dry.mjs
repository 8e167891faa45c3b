import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copy-repository.mjs';
import { packageProblems } from './release/check-package.mjs';
import { startRegistry } from './release/registry.mjs';

// Rehearses a release in a copy, with the commands of the real one and a registry on this machine:
// versions and changelog from the changesets, build, publish. Nothing leaves the computer. Provenance
// is left out: only CI can sign it.

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = copyRepository(root, 'release');
const registry = await startRegistry();
const name = '@otm/chat-widget';
const manifestPath = 'packages/chat-widget/package.json';

const read = (file) => readFileSync(join(copy, file), 'utf8');
const readManifest = (file) => JSON.parse(read(file));
const write = (file, content) => writeFileSync(join(copy, file), content);

/** Runs a command in the copy; prints what it printed if it fails. */
async function run(command, ...args) {
  process.stdout.write(`${[command, ...args].join(' ')}\n`);
  const child = spawn(command, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${(await printed).join('')}\n${command} failed.`);
}

/** Sets what an owner sets before the first release, and describes a change if no one has. */
function prepare() {
  const main = readManifest('package.json');
  if (new URL(main.repository.url).hostname === 'example.com')
    main.repository.url = 'git+https://github.com/acme/site.git';
  write('package.json', JSON.stringify(main, null, 2));
  const notes = readdirSync(join(copy, '.changeset')).filter((file) => file.endsWith('.md'));
  if (notes.every((file) => file === 'README.md'))
    write('.changeset/rehearsal.md', `---\n"${name}": patch\n---\n\nRehearse a release.\n`);
  write('.npmrc', `//${registry.host}/:_authToken=rehearsal\n`);
}

/** Publishes to this machine's registry, without what only CI can do. */
function redirectPublish() {
  const manifest = readManifest(manifestPath);
  manifest.publishConfig.provenance = false;
  manifest.publishConfig.registry = `http://${registry.host}/`;
  write(manifestPath, JSON.stringify(manifest, null, 2));
}

async function rehearse() {
  const before = readManifest(manifestPath).version;
  prepare();
  await run('npm', 'run', '-s', 'pnpm', '--', 'install', '--offline', '--frozen-lockfile');
  await run('git', 'init', '--quiet', '--initial-branch=main');
  await run('npm', 'run', '-s', 'release:version');
  redirectPublish();
  await run('npm', 'run', '-s', 'turbo', '--', 'build', `--filter=${name}`);
  await run('npm', 'run', '-s', 'pnpm', '--', 'exec', 'changeset', 'publish', '--no-git-tag');
  const after = readManifest(manifestPath).version;
  const sent = registry.published.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
  if (after === before || sent.join() !== `${name}@${after}`)
    throw new Error(`From ${before} to ${after}, the registry got: ${sent.join() || 'nothing'}.`);
  if (!read('packages/chat-widget/CHANGELOG.md').includes(`\n## ${after}\n`))
    throw new Error(`The changelog has no entry for ${after}.`);
  const problems = registry.published.flatMap(packageProblems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${sent} would be published: version, changelog and package are complete.`;
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
