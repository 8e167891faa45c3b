import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { packageProblems } from './check-package.mjs';
import { releaseProblems } from './check-release.mjs';
import { startRegistry } from './registry.mjs';

const complete = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'dist/index.js'];
const manifest = {
  name: 'sample',
  exports: { '.': { types: './dist/index.js', default: './dist/index.js' }, './m/*': './dist/*' },
};

/** Packs empty files as npm does. */
function pack(files) {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  for (const file of files) {
    mkdirSync(join(folder, 'package', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'package', file), '');
  }
  const names = files.map((file) => `package/${file}`);
  const tarball = execFileSync('tar', ['-cz', '-C', folder, ...names]);
  rmSync(folder, { recursive: true });
  return tarball;
}

test('accepts a complete package', () => {
  assert.deepEqual(packageProblems({ manifest, tarball: pack(complete) }), []);
});

for (const [fault, files, changes, problem] of [
  ['without a license', complete.slice(1), {}, /LICENSE is missing/],
  ['without an entry point', complete.slice(0, -1), {}, /dist\/index\.js is missing/],
  ['with its sources', [...complete, 'src/index.ts'], {}, /src\/index\.ts is published/],
  ['with its stories', [...complete, 'src/a.stories.tsx'], {}, /a\.stories\.tsx is published/],
  ['with its tests', [...complete, 'dist/a.test.js'], {}, /a\.test\.js is published/],
  ['with a version of ours', complete, { dependencies: { a: 'catalog:' } }, /a has the version/],
])
  test(`refuses a package ${fault}`, () => {
    const found = packageProblems({ manifest: { ...manifest, ...changes }, tarball: pack(files) });
    assert.match(found.join('\n'), problem);
  });

test('accepts the styles of a package as they are', () => {
  assert.deepEqual(packageProblems({ manifest, tarball: pack([...complete, 'src/a.css']) }), []);
});

const at = (version, changelog = `\n## ${version}\n`) => ({
  manifest: { name: 'sample', version },
  changelog,
});

test('accepts a release that reached the registry with its version and changelog', () => {
  assert.deepEqual(releaseProblems([at('1.0.0')], [at('1.0.1')], [at('1.0.1')]), []);
});

for (const [fault, before, after, published, problem] of [
  ['the version of before', at('1.0.0'), at('1.0.0'), [at('1.0.0')], /still at 1\.0\.0/],
  ['no changelog entry', at('1.0.0'), at('1.0.1', ''), [at('1.0.1')], /no entry for 1\.0\.1/],
  ['no way to the registry', at('1.0.0'), at('1.0.1'), [], /didn’t get sample@1\.0\.1/],
  ['two publishes', at('1.0.0'), at('1.0.1'), [at('1.0.1'), at('1.0.1')], /no one asked for/],
])
  test(`refuses a release with ${fault}`, () => {
    assert.match(releaseProblems([before], [after], published).join('\n'), problem);
  });

test('the registry remembers what is published', async () => {
  const registry = await startRegistry();
  const url = `http://${registry.host}/sample`;
  assert.equal((await fetch(url)).status, 404);
  const data = Buffer.from('packed').toString('base64');
  const body = { versions: { '1.0.0': manifest }, _attachments: { 'sample-1.0.0.tgz': { data } } };
  assert.equal((await fetch(url, { method: 'PUT', body: JSON.stringify(body) })).status, 201);
  registry.stop();
  assert.deepEqual(registry.published, [{ manifest, tarball: Buffer.from('packed') }]);
});
