import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';

// Makes a release in a copy of the workspace's manifests.
const root = fileURLToPath(new URL('../..', import.meta.url));
const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
const published = 'packages/chat-widget';
let copy;

const read = (name) => readFileSync(join(copy, name), 'utf8');
const readVersion = (name) => JSON.parse(read(name)).version;

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of [
    ...manifests,
    'package.json',
    'pnpm-workspace.yaml',
    // Without the changesets that wait for the next release.
    '.changeset/config.json',
    `${published}/CHANGELOG.md`,
  ]) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  const git = (...args) => execFileSync('git', args, { cwd: copy, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message=Test');
});
after(() => rmSync(copy, { recursive: true }));

it('a changeset becomes a version and an entry of the changelog, and only for its package', () => {
  const versions = manifests.map((name) => [name, readVersion(name)]);
  const [major, minor] = readVersion(`${published}/package.json`).split('.');
  const change = '---\n"@otm/chat-widget": minor\n---\n\nAdd a test of the release.\n';
  writeFileSync(join(copy, '.changeset/test.md'), change);
  const cli = join(root, 'node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [cli, 'version'], { cwd: copy, stdio: 'pipe' });

  const next = `${major}.${Number(minor) + 1}.0`;
  assert.equal(readVersion(`${published}/package.json`), next);
  const changelog = read(`${published}/CHANGELOG.md`);
  assert.match(changelog, new RegExp(`## ${next}\\n\\n### Minor Changes\\n\\n- .*Add a test`));
  assert.ok(changelog.includes('\n## 1.0.0\n'), 'earlier entries stay');
  for (const [name, version] of versions)
    if (!name.startsWith(published)) assert.equal(readVersion(name), version, name);
});
