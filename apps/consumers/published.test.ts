import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, type PackageName, pack, published, readmeOf, temporaryFolder } from './pack.ts';

const place = temporaryFolder();
const sizes: string[] = [];

afterAll(() => {
  rmSync(place, { recursive: true });
  process.stdout.write(`\nunpacked, packed, files\n${sizes.join('\n')}\n`);
});

const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });

describe.each(published)('the published package %s', (name: PackageName) => {
  let tarball: string;
  let files: readonly string[];
  let manifest: Record<string, unknown> & { readonly exports: Record<string, unknown> };

  beforeAll(() => {
    tarball = pack(name, place);
    files = tar('-tf', tarball).trim().split('\n');
    manifest = JSON.parse(tar('-xOf', tarball, 'package/package.json'));
    const lines = tar('-tvf', tarball).trim().split('\n');
    const unpacked = lines.reduce((total, line) => total + Number(line.split(/\s+/)[2]), 0);
    const packed = readFileSync(tarball).length;
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    sizes.push(`${manifest.name}: ${kilobytes(unpacked)}, ${kilobytes(packed)}, ${files.length}`);
  });

  it('is clean for publint', async () => {
    const data = readFileSync(tarball);
    const { messages } = await publint({
      strict: true,
      pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.length) },
    });
    expect(messages).toEqual([]);
  });

  it('is clean for arethetypeswrong', () => {
    const untyped = Object.keys(manifest.exports).filter((entry) =>
      /\.(css|js|json|txt)$/.test(entry),
    );
    const args = [tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'];
    const { stdout, stderr, status } = spawnSync(
      'attw',
      [...args, '--exclude-entrypoints', ...untyped.map((entry) => entry.slice(2))],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
    // It fails when it finds something, and prints what.
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(stdout).toContain(`"${manifest.name}"`);
  });

  it('contains its README, license and changelog, and neither tests nor stories', () => {
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      expect(files).toContain(`package/${file}`);
    expect(
      files.filter((file) => /\.(test|stories|bench)\.|\/testing\/.*\.json/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\/src\/.*\.tsx?$/.test(file))).toEqual([]);
  });

  it('needs no package of the shop, and no protocol of this workspace', () => {
    const dependencies = { ...(manifest.dependencies as object) };
    const ours = Object.keys(dependencies).filter((it) => it.startsWith('@otm/'));
    const known = published.map((it) => `@otm/${it}`);
    expect(ours.filter((it) => !known.includes(it))).toEqual([]);
    expect(JSON.stringify(dependencies)).not.toMatch(/workspace:|catalog:/);
    expect(JSON.stringify(manifest.exports)).not.toContain('@otm/source');
  });

  it('says what it is, where it comes from, and what importing it does', () => {
    const { description, keywords, license, sideEffects, repository } = manifest;
    expect(String(description).length).toBeGreaterThan(20);
    expect((keywords as string[]).length).toBeGreaterThan(4);
    expect(license).toBe('MIT');
    expect(repository).toMatchObject({ directory: `packages/${name}` });
    for (const link of ['homepage', 'bugs']) expect(manifest).toHaveProperty(link);
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true });
    expect(sideEffects).toBeDefined();
  });

  it('contains every file that it marks as having side effects', () => {
    const patterns = [manifest.sideEffects].flat().filter((it) => typeof it === 'string');
    const matches = (pattern: string) =>
      files.some((file) => path.matchesGlob(file, path.join('package', pattern)));
    expect(patterns.filter((pattern) => !matches(pattern))).toEqual([]);
  });

  it('explains in its README how to install, import, style, theme and render it', () => {
    const text = readmeOf(name);
    expect(text).toContain(`npm install @otm/${name}`);
    for (const entry of Object.keys(manifest.exports))
      if (entry !== './package.json') expect(text).toContain(`@otm/${name}${entry.slice(1)}`);
    if (!Object.keys(manifest.exports).some((entry) => entry.endsWith('/styles.css'))) return;
    for (const word of ['styles.css', '## Server rendering', '## Theming'])
      expect(text).toContain(word);
  });

  it('contains every file that its README links to', () => {
    const links = [...readmeOf(name).matchAll(/\]\((?!https?:|#|\.\.)([^)#]+)/g)].map(
      ([, it]) => it,
    );
    for (const link of links) expect(files.join('\n')).toContain(`package/${link}`);
  });
});

// The chat widget also works in older versions, and without React.
it('takes React in the same range in every package', () => {
  const ranges = published.toSpliced(-1).flatMap((name) => {
    const text = readFileSync(`${folderOf(name)}/package.json`, 'utf8');
    const { peerDependencies = {} } = JSON.parse(text) as { peerDependencies?: object };
    return Object.entries(peerDependencies).map(([peer, range]) => `${peer} ${range}`);
  });
  expect([...new Set(ranges)].sort()).toEqual(['react >=19', 'react-dom >=19']);
});

const dist = (file: string) => readFileSync(`${folderOf('ui')}/../${file}`, 'utf8');

it.each([
  'ui/dist/tabs.js',
  'ui/dist/carousel.js',
  'charts/dist/replay-launcher.js',
  'charts/dist/stage.js',
  'forms/dist/index.js',
  'chat-widget/dist/index.js',
])('%s is a client component', (file) => {
  expect(dist(file)).toMatch(/^['"]use client['"]/);
});

it.each([
  'ui/dist/index.js',
  'charts/dist/index.js',
  'charts/dist/replay.js',
  'charts/dist/texts.js',
])('%s stays server code, without hooks', (file) => {
  expect(dist(file)).not.toMatch(/use client|\buse(State|Effect|LayoutEffect|Ref|Memo)\(/);
});

it('leaves out what an app does not import: no file has an object of a namespace', () => {
  const files = globSync('{ui,charts,forms}/dist/*.js', { cwd: `${folderOf('ui')}/..` });
  expect(files.filter((file) => dist(file).includes('__export('))).toEqual([]);
});
