import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { findViolations } from './find-violations.mjs';

/** A small repository without violations; content declares schema, and the site both. */
const clean = {
  'packages/schema/src/index.ts': "export type { Plan } from './plan.ts';\n",
  'packages/schema/src/plan.ts': 'export interface Plan {}\n',
  'packages/content/src/index.ts':
    "import type { Plan } from '@otm/schema';\nexport type P = Plan;\n",
  'packages/orderflow/src/index.ts': 'export const poc = 1;\n',
  'packages/content/scripts/slugify.ts': 'export const slugify = 1;\n',
  'apps/site/src/main.ts': "import '@otm/content';\n",
  'scripts/new.mjs': "import '../packages/content/scripts/slugify.ts';\n",
};

let root;

const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Gives a workspace a dependency, as an installation does. */
const link = (folder, name) => {
  const scope = join(root, folder, 'node_modules/@otm');
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(root, 'packages', name), join(scope, name));
};

const writeManifest = (folder, exports) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: folder.replace(/.*\//, '@otm/'), type: 'module', exports }),
  );

const main = { '.': { '@otm/source': './src/index.ts' } };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(clean)) write(file, text);
  for (const name of ['schema', 'orderflow', 'content']) writeManifest(`packages/${name}`, main);
  writeManifest('apps/site', {});
  link('packages/content', 'schema');
  link('apps/site', 'schema');
  link('apps/site', 'content');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files into the repository. Returns the rules that it violates, with the first importer. */
async function violationsWith(files) {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const { violations } = await findViolations(root);
  return violations.map(({ rule, path: [from] }) => `${rule}: ${from}`);
}

describe('importRules', () => {
  it('accepts a repository whose imports follow them', async () => {
    const { modules, violations } = await findViolations(root);
    assert.ok(modules >= Object.keys(clean).length);
    assert.deepEqual(violations, []);
  });

  it('refuses an import against the arrows', async () => {
    link('packages/schema', 'orderflow');
    assert.deepEqual(
      await violationsWith({ 'packages/schema/src/plan.ts': "import '@otm/orderflow';\n" }),
      ['against-the-arrows: packages/schema/src/plan.ts'],
    );
  });

  it('refuses an import of a package that is not declared', async () => {
    assert.deepEqual(
      await violationsWith({ 'packages/schema/src/plan.ts': "import '@otm/content';\n" }),
      ['unresolvable: packages/schema/src/plan.ts'],
    );
  });

  it('refuses an import of a file that does not exist', async () => {
    assert.deepEqual(await violationsWith({ 'scripts/new.mjs': "import './missing.mjs';\n" }), [
      'unresolvable: scripts/new.mjs',
    ]);
  });

  it('refuses an import of a file that a package does not export', async () => {
    const deep = "import '../../../packages/schema/src/plan.ts';\n";
    assert.deepEqual(
      await violationsWith({
        'apps/site/src/main.ts': deep,
        'scripts/new.mjs': "import '../packages/schema/src/plan.ts';\n",
      }),
      ['deep-import: apps/site/src/main.ts', 'deep-import: scripts/new.mjs'],
    );
  });

  it('refuses a cycle at run time', async () => {
    assert.deepEqual(
      await violationsWith({
        'apps/site/src/a.ts': "import './b.ts';\n",
        'apps/site/src/b.ts': "import './a.ts';\n",
      }),
      ['runtime-cycle: apps/site/src/a.ts'],
    );
  });

  it('refuses a cycle of types, unless it is of two files', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `apps/site/src/${name}.ts`);
    const importing = (name) => `import type { T } from './${name}.ts';\nexport type U = T;\n`;
    assert.deepEqual(await violationsWith({ [a]: importing('b'), [b]: importing('a') }), []);
    assert.deepEqual(await violationsWith({ [b]: importing('c'), [c]: importing('a') }), [
      `type-cycle: ${a}`,
    ]);
  });

  it('refuses a component that fetches the copy of a page', async () => {
    write('packages/content/src/pages/index.ts', 'export const home = 1;\n');
    writeManifest('packages/content', { ...main, './pages': './src/pages/index.ts' });
    assert.deepEqual(
      await violationsWith({
        'apps/site/src/routes/home.ts': "import { home } from '@otm/content/pages';\n",
        'apps/site/src/pages/home.tsx': "import { home } from '@otm/content/pages';\n",
      }),
      ['page-data-outside-load: apps/site/src/pages/home.tsx'],
    );
  });
});
