import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareSites } from './compare-lines.ts';
import { siteLines } from './site-lines.ts';

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const page = (text: string) => `<!doctype html><html lang="en"><body><p>${text}</p></body></html>`;
const policy = (hash: string) => `script-src 'self' 'sha256-${hash}='; img-src 'self'`;
const hosting = {
  headers: { 'Content-Security-Policy': policy('a') },
  contentTypes: { '/feed.xml': 'application/atom+xml' },
  notFound: [{ prefix: '/', file: '/404.html' }],
};
const files = {
  'hosting.json': JSON.stringify(hosting),
  'site/a.html': page('One'),
  'site/b.html': page('One'),
  'site/feed.xml': '<feed>\n  <id>1</id>\n</feed>',
  'site/robots.txt': 'User-agent: *\n',
  'site/favicon.ico': 'icon',
  'site/assets/search-en-12345678.json': '[{"url":"/a"}]',
  'site/assets/share-12345678.png': png(1200, 630),
};

let folder = '';
const before = () => join(folder, 'before');
const after = () => join(folder, 'after');
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(after(), file)), { recursive: true });
  writeFileSync(join(after(), file), content);
};
const compare = () => compareSites(siteLines(before(), new Set()), siteLines(after(), new Set()));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-sites-'));
  for (const [file, content] of Object.entries(files)) write(file, content);
  cpSync(after(), before(), { recursive: true });
});
beforeEach(() => {
  rmSync(after(), { recursive: true });
  cpSync(before(), after(), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds nothing in identical builds', () => {
  expect(compare()).toEqual([]);
});

it('finds nothing in builds that differ by their hashes alone', () => {
  rmSync(join(after(), 'site/assets/share-12345678.png'));
  write('site/assets/share-87654321.png', png(1200, 630));
  const headers = { 'Content-Security-Policy': policy("b=' 'sha256-c") };
  write('hosting.json', JSON.stringify({ ...hosting, headers }));
  expect(compare()).toEqual([]);
});

it('reports the same difference in several files once', () => {
  write('site/a.html', page('Two'));
  write('site/b.html', page('Two'));
  expect(compare()).toEqual([{ removed: ['One'], added: ['Two'], files: ['/a.html', '/b.html'] }]);
});

it('reports new and missing files', () => {
  rmSync(join(after(), 'site/b.html'));
  write('site/c.html', page('One'));
  expect(compare()).toEqual([
    { removed: ['(missing file)'], added: [], files: ['/b.html'] },
    { removed: [], added: ['(new file)'], files: ['/c.html'] },
  ]);
});

describe('reports a difference in', () => {
  const changed = (file: keyof typeof files, from: string, to: string) => {
    const text = readFileSync(join(before(), file), 'utf8');
    expect(text).toContain(from);
    return [file, text.replace(from, to)] as const;
  };

  it.each([
    ['headers of every file', () => changed('hosting.json', 'img-src', 'media-src')],
    ['headers of one file', () => changed('hosting.json', 'atom+xml', 'xml')],
    ['hosting rules', () => changed('hosting.json', '/404.html', '/missing.html')],
    ['feeds', () => changed('site/feed.xml', '>1<', '>2<')],
    ['plain text', () => changed('site/robots.txt', '*', 'x')],
    ['search indexes', () => changed('site/assets/search-en-12345678.json', '/a', '/b')],
    ['the size of a picture', () => ['site/assets/share-12345678.png', png(1200, 600)] as const],
    ['the size of any other file', () => changed('site/favicon.ico', 'icon', 'icons')],
  ])('%s', (_, change) => {
    const [file, content] = change();
    write(file, content);
    expect(compare()).not.toEqual([]);
  });
});
