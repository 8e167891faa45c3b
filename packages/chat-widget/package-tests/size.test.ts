import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { launcherLabels } from '../src/core/languages.ts';
import { moduleOf } from '../src/element/module-names.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Bytes after brotli at its highest level, as a server sends a file that was compressed once. */
const brotli = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** 1 KB is 1000 bytes, the stricter reading. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

/** The files of the optional modules. */
const modules = readdirSync(path('dist/modules'))
  .filter((name) => name.endsWith('.js'))
  .sort();

/** The size badge that the README shows. */
const badge = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="152" height="20" role="img" aria-label="brotli: ${size}"><title>brotli: ${size}</title><rect width="152" height="20" rx="3" fill="#0b6e4f"/><rect width="84" height="20" rx="3" fill="#47515c"/><g fill="#fff" font-family="Verdana,sans-serif" font-size="11"><text x="8" y="14">script, brotli</text><text x="93" y="14">${size}</text></g></svg>\n`;

describe('sizes after brotli', () => {
  const script = brotli(readFileSync(path('dist/chat-widget.js')));

  it('the script file is at most 5.5 KB', () => {
    expect(script).toBeLessThanOrEqual(5500);
  });

  it.each(modules)('the module %s is at most 1.5 KB and needs no other file', (name) => {
    const text = readFileSync(path(`dist/modules/${name}`), 'utf8');
    expect(brotli(text)).toBeLessThanOrEqual(1500);
    expect(text).not.toMatch(/\bimport\b|\bfrom"/);
  });

  it('has a file for each module that an attribute or a language asks for', () => {
    const languages = Object.keys(launcherLabels).filter((language) => language !== 'en');
    const names = [...Object.values(moduleOf), ...languages.map((tag) => `labels-${tag}`)];
    expect(modules).toEqual([...new Set(names)].map((name) => `${name}.js`).sort());
  });

  it('the badge in the README shows the size of the script file', async () => {
    await expect(badge(kilobytes(script))).toMatchFileSnapshot(path('docs/size.svg'));
  });

  it('the React component is at most 2.25 KB before and 5.5 KB when the element loads', () => {
    const component = readFileSync(path('dist/index.js'), 'utf8');
    expect(brotli(component)).toBeLessThanOrEqual(2250);
    expect(brotli(readFileSync(path('dist/element.js')))).toBeLessThanOrEqual(5500);
    // React comes from the page, and the element needs another file only for a module.
    const needs = (text: string) =>
      [...text.matchAll(/(?:from|import\()"([^"]+)"/g)].map(([, name]) => name);
    expect(needs(component)).toEqual(['react', './element.js']);
    const element = needs(readFileSync(path('dist/element.js'), 'utf8'));
    expect(element.sort()).toEqual(modules.map((name) => `./modules/${name}`));
  });

  it('the loader is at most 0.9 KB and the launcher sheet 0.6 KB', () => {
    expect(brotli(readFileSync(path('dist/loader.js')))).toBeLessThanOrEqual(900);
    expect(brotli(readFileSync(path('dist/launcher.css')))).toBeLessThanOrEqual(600);
  });

  it('loads nothing but modules after the script file, inlines no data and evaluates no text', () => {
    const text = readFileSync(path('dist/chat-widget.js'), 'utf8');
    expect([...text.matchAll(/\bimport\(.{0,30}/g)].map(([call]) => call)).toEqual([
      expect.stringContaining('new URL(`modules/'),
    ]);
    expect(text).not.toMatch(/data:|blob:|\beval\b|innerHTML|new Function|cookie|fetch\(|<style/);
  });
});
