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
    expect(
      list.filter(
        (name) =>
          !/^package\/(dist\/|docs\/size\.svg|README|CHANGELOG|LICENSE|package\.json)/.test(name),
      ),
    ).toEqual([]);
    expect(list.filter((name) => /\.(test|stories)\./.test(name))).toEqual([]);
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const [, file] of readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
      expect(list).toContain(`package/${file}`);
    const manifest = execFileSync('tar', ['-xOf', tarball, 'package/package.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(manifest)).not.toHaveProperty('dependencies');
    expect(manifest).not.toMatch(/catalog:|workspace:|\/src\//);
  });

  it('keeps "use client" at the top of the React component', () => {
    expect(readFileSync(join(root, 'dist/index.js'), 'utf8')).toMatch(/^"use client"/);
  });
});
