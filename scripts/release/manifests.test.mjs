import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) => ({
  folder: dirname(path),
  ...JSON.parse(readFileSync(join(root, path), 'utf8')),
}));
const published = manifests.filter((manifest) => !manifest.private);

/** The exports without the entries and conditions that only this repository resolves. */
function publishedExports(exports) {
  const entries = Object.entries(exports).map(([entry, value]) => {
    // A plugin of this repository's own builds.
    if (typeof value === 'string') return value.endsWith('.ts') ? [] : [entry, value];
    const { '@otm/source': _, ...conditions } = value;
    const [only, ...others] = Object.keys(conditions);
    if (!only) return [];
    return [entry, others.length || only !== 'default' ? conditions : conditions.default];
  });
  return Object.fromEntries(entries.filter(([entry]) => entry));
}

it('the six packages are published; the shop, the sandbox and the apps are private', () => {
  assert.deepEqual(published.map(({ name }) => name).sort(), [
    '@otm/charts',
    '@otm/chat-widget',
    '@otm/forms',
    '@otm/orderflow',
    '@otm/schema',
    '@otm/ui',
  ]);
});

it('packages that need React need the same one', () => {
  const ranges = ['@otm/ui', '@otm/charts', '@otm/forms'].map(
    (name) => manifests.find((manifest) => manifest.name === name).peerDependencies,
  );
  for (const range of ranges) assert.deepEqual(range, { react: '>=19', 'react-dom': '>=19' });
});

for (const manifest of published)
  describe(manifest.name, () => {
    const { folder, exports, publishConfig, repository } = manifest;
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');

    it('has what a registry shows', () => {
      for (const field of ['description', 'keywords', 'author', 'homepage', 'bugs'])
        assert.ok(manifest[field]?.length, field);
      assert.equal(manifest.license, 'MIT');
      assert.equal(repository.directory, folder);
      assert.ok(existsSync(join(root, folder, 'CHANGELOG.md')));
    });

    it('writes types for each of its entries that has types', () => {
      const build = readFileSync(join(root, folder, 'tsconfig.build.json'), 'utf8');
      const sources = Object.values(exports).flatMap((entry) =>
        entry.types ? [entry['@otm/source'].replace('./', '')] : [],
      );
      const missing = sources.filter(
        (source) => !JSON.parse(build).include.some((pattern) => matchesGlob(source, pattern)),
      );
      assert.deepEqual(missing, []);
    });

    it('is published with the exports of the workspace, without its sources', () => {
      assert.deepEqual(publishConfig.exports, publishedExports(exports));
      assert.deepEqual(
        { access: publishConfig.access, provenance: publishConfig.provenance },
        { access: 'public', provenance: true },
      );
    });

    it('says which files have side effects', () => {
      assert.notEqual(manifest.sideEffects, undefined);
    });

    it('depends only on packages that are published, within a range', () => {
      for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
        if (!name.startsWith('@otm/')) continue;
        assert.ok(
          published.some((other) => other.name === name),
          name,
        );
        assert.equal(range, 'workspace:^', name);
      }
    });

    it('has a README that starts with its install and names every entry point', () => {
      assert.match(readme, new RegExp(`npm install ${manifest.name}\\b`));
      for (const entry of Object.keys(publishConfig.exports)) {
        if (/\.(json|js)$|\*/.test(entry)) continue;
        const name = entry.split('/').at(-1);
        assert.ok(readme.includes(entry === '.' ? manifest.name : name), entry);
      }
    });
  });

for (const name of ['ui', 'charts', 'forms'])
  it(`the README of ${name} says how to render on a server and how to theme`, () => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    for (const heading of ['## Install', '## Server rendering', '## Theming'])
      assert.ok(readme.includes(`\n${heading}\n`), heading);
  });
