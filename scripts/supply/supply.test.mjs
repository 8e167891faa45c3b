import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readAudit } from './audit.mjs';
import { packagesWithScripts, scriptProblems } from './install-scripts.mjs';
import { refusedLicenses } from './licenses.mjs';
import { foreignComponents, missingFromSbom, sbomGaps } from './sbom.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const component = (changes = {}) => ({
  name: 'left-pad',
  version: '1.0.0',
  purl: 'pkg:npm/left-pad@1.0.0',
  licenses: [{ license: { id: 'MIT' } }],
  externalReferences: [{ type: 'distribution', hashes: [{ alg: 'SHA-512', content: 'ab' }] }],
  ...changes,
});
const sbom = (...components) => ({ components });

test('packages of this workspace are not others’ code', () => {
  const own = component({ name: 'ui', externalReferences: [] });
  assert.deepEqual(foreignComponents(sbom(own)), []);
});

test('a component without a version, hash or license is a gap', () => {
  assert.deepEqual(sbomGaps(sbom(component())), []);
  const bare = component({ licenses: [], externalReferences: [{ type: 'distribution' }] });
  assert.deepEqual(sbomGaps(sbom(bare)), ['left-pad has no hash', 'left-pad has no license']);
});

test('every package of the lockfile has a place in the SBOM, but for optional ones', () => {
  const scoped = component({ group: '@scope', name: 'pad' });
  const snapshots = { 'left-pad@1.0.0(react@19.3.1)': {}, '@scope/pad@1.0.0': {} };
  const forSomeSystems = { 'left-pad-darwin-arm64@1.0.0': { optional: true } };
  const lockfile = { snapshots: { ...snapshots, ...forSomeSystems } };
  assert.deepEqual(missingFromSbom(sbom(component(), scoped), lockfile), []);
  assert.deepEqual(missingFromSbom(sbom(component()), lockfile), [
    "@scope/pad@1.0.0 isn't in the SBOM",
  ]);
});

test('what ships has a permissive license; tools may have others', () => {
  const licensed = (expression) => sbom(component({ licenses: [{ expression }] }));
  for (const good of ['MIT', 'MIT OR GPL-3.0', '(MIT AND OFL-1.1)'])
    assert.deepEqual(refusedLicenses(licensed(good), { shipped: true }), []);
  for (const bad of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED'])
    assert.equal(refusedLicenses(licensed(bad), { shipped: false }).length, 1, bad);
  assert.equal(refusedLicenses(licensed('MPL-2.0'), { shipped: true }).length, 1);
  assert.deepEqual(refusedLicenses(licensed('MPL-2.0'), { shipped: false }), []);
});

test('finds packages that run code when they are installed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'supply-'));
  const write = (name, scripts) => {
    const folder = `${copy}/node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, JSON.stringify({ name, scripts }));
  };
  write('quiet', { test: 'node --test' });
  write('@loud/one', { postinstall: 'node steal.js' });
  assert.deepEqual(packagesWithScripts(copy), ['@loud/one']);
  assert.deepEqual(scriptProblems(['@loud/one'], { gone: true }), [
    "@loud/one runs install scripts and isn't in allowBuilds",
    'allowBuilds names gone, which runs no install script',
  ]);
});

test('every installed package with install scripts is on the list of allowed or refused builds', () => {
  const { allowBuilds } = parse(readFileSync(`${root}/pnpm-workspace.yaml`, 'utf8'));
  assert.deepEqual(scriptProblems(packagesWithScripts(root), allowBuilds), []);
});

test('reads serious advisories from an audit, and whether the registry answered', () => {
  assert.deepEqual(readAudit('Error: the audit endpoint responded with 405'), {
    answered: false,
    serious: [],
  });
  const advisories = {
    1: { module_name: 'a', severity: 'low', title: 'x' },
    2: { module_name: 'b', severity: 'high', title: 'y' },
  };
  assert.deepEqual(readAudit(JSON.stringify({ advisories, metadata: {} })), {
    answered: true,
    serious: ['b: high: y'],
  });
});
