import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAll } from './compress.ts';

let folder: string;
let cache: string;
const compressed = () => compressAll(folder, cache);
const write = (name: string, content: string) => writeFile(`${folder}/${name}`, content);

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/compress-`);
  cache = await mkdtemp(`${tmpdir()}/compress-cache-`);
});
afterEach(() => Promise.all([folder, cache].map((it) => rm(it, { recursive: true }))));

describe('compressAll', () => {
  it('writes files that decompress to the original', async () => {
    await write('index.html', '<p>¿Qué tal?</p>'.repeat(100));
    await compressed();
    const original = await readFile(`${folder}/index.html`);
    expect(brotliDecompressSync(await readFile(`${folder}/index.html.br`))).toEqual(original);
    expect(gunzipSync(await readFile(`${folder}/index.html.gz`))).toEqual(original);
  });

  it.each(['a.html', 'a.css', 'a.js', 'a.svg', 'a.json', 'a.txt', 'a.xml'])(
    'compresses %s',
    async (name) => {
      await write(name, 'text');
      await compressed();
      expect((await readdir(folder)).sort()).toEqual([name, `${name}.br`, `${name}.gz`].sort());
    },
  );

  it.each(['a.png', 'a.woff2', 'a.html.br', 'html', 'a.mjs'])('leaves %s alone', async (name) => {
    await write(name, 'bytes');
    expect(await compressed()).toBe(0);
    expect(await readdir(folder)).toEqual([name]);
  });

  it('compresses files in folders, and returns the number of all', async () => {
    await mkdir(`${folder}/es/blog`, { recursive: true });
    await write('index.html', 'a');
    await write('es/index.html', 'b');
    await write('es/blog/post.html', 'c');
    expect(await compressed()).toBe(3);
    expect(await readdir(`${folder}/es/blog`)).toContain('post.html.br');
  });

  it('compresses an empty file', async () => {
    await write('empty.txt', '');
    await compressed();
    expect(gunzipSync(await readFile(`${folder}/empty.txt.gz`)).length).toBe(0);
  });

  it('takes what it has compressed before from its cache, by content', async () => {
    await write('a.html', 'same');
    await compressed();
    const files = await readdir(cache);
    expect(files).toHaveLength(2);
    for (const file of files) await writeFile(`${cache}/${file}`, `cached ${file.slice(-2)}`);
    await write('b.html', 'same');
    await compressed();
    expect(await readFile(`${folder}/b.html.br`, 'utf8')).toBe('cached br');
    expect(await readFile(`${folder}/b.html.gz`, 'utf8')).toBe('cached gz');
    await write('b.html', 'different');
    await compressed();
    expect(gunzipSync(await readFile(`${folder}/b.html.gz`)).toString()).toBe('different');
    expect(await readdir(cache)).toHaveLength(4);
  });

  it('fails for a folder that is missing', async () => {
    await expect(compressAll(`${folder}/missing`, cache)).rejects.toThrow('ENOENT');
  });
});
