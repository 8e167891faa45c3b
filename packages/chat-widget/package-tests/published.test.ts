import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let tarball: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chat-widget-'));
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: root, stdio: 'pipe' });
  tarball = join(folder, readdirSync(folder)[0] ?? '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the published package', () => {
  it('is clean for publint', async () => {
    const data = readFileSync(tarball);
    const { messages } = await publint({
      strict: true,
      pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.length) },
    });
    expect(messages).toEqual([]);
  });

  it('is clean for arethetypeswrong', () => {
    const args = [tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'];
    const files = [
      '--exclude-entrypoints',
      'chat-widget.js',
      'custom-elements.json',
      'launcher.css',
    ];
    // It fails when it finds something.
    const output = execFileSync('attw', [...args, ...files], { cwd: root, encoding: 'utf8' });
    expect(output).toContain('"@otm/chat-widget/element"');
  });

  it('contains only built files and has no dependency', () => {
    const list = execFileSync('tar', ['-tf', tarball], { encoding: 'utf8' }).trim().split('\n');
    const published = /^package\/(dist\/|docs\/|README|CHANGELOG|LICENSE|package\.json)/;
    expect(list.filter((name) => !published.test(name))).toEqual([]);
    expect(list.filter((name) => /\.(test|stories)\./.test(name))).toEqual([]);
    const manifest = execFileSync('tar', ['-xOf', tarball, 'package/package.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(manifest)).not.toHaveProperty('dependencies');
    expect(manifest).not.toMatch(/catalog:|workspace:|\/src\//);
  });

  it('contains every file that the README shows or links', () => {
    const list = execFileSync('tar', ['-tf', tarball], { encoding: 'utf8' }).trim().split('\n');
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const files = [
      ...[...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, file]) => file),
      ...[...readme.matchAll(/@otm\/chat-widget(?:@[\d.]+)?\/((?:dist|docs)\/[\w./-]+)/g)].map(
        ([, file]) => file,
      ),
      ...[...readme.matchAll(/`(dist\/[\w./-]+)`/g)].map(([, file]) => file),
    ];
    expect(files).toEqual(expect.arrayContaining(['docs/configurator.png', 'docs/size.svg']));
    expect(files).toEqual(expect.arrayContaining(['dist/configurator/index.html']));
    for (const file of files) expect(list).toContain(`package/${file}`);
  });

  it('has what a registry and its CDNs need', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true });
    for (const field of ['author', 'bugs', 'homepage', 'license', 'repository'])
      expect(manifest[field], field).toBeTruthy();
    expect([manifest.unpkg, manifest.jsdelivr]).toEqual(Array(2).fill('./dist/chat-widget.js'));
  });

  it('keeps "use client" at the top of the React component', () => {
    expect(readFileSync(join(root, 'dist/index.js'), 'utf8')).toMatch(/^"use client"/);
  });
});
