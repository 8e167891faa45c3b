import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureUrlIn, writePictures } from './pictures.ts';

const svg = '<svg role="img"><title>Delta</title><path d="M0 0"/></svg>';
const css = async () =>
  '@font-face{src:url(a.woff2)}:root{--ink:#fff}:root[data-theme=light]{--ink:#000}.p{fill:red}@media (width<15rem){.p>a{& b{top:0}}}';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/pictures-`);
  process.chdir(folder);
});
const home = process.cwd();
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const write = async (names: readonly string[], picture = svg) => {
  const pictures = names.map((name) => ({
    name,
    // Two that look the same would be one file.
    svg: picture.replace('</title>', ` ${name}</title>`),
    size: { width: 300, height: 120 },
  }));
  return pictureUrlIn(await writePictures(pictures, css));
};
const read = (url: string) => readFile(`${folder}/dist/site${url}`, 'utf8');

describe('writePictures', () => {
  it('returns the URL of each picture, which the file is written to', async () => {
    const url = await write(['delta', 'vwap']);
    expect(url('delta')).toMatch(/^\/assets\/[\w-]{8}-0\.svg$/);
    expect(await readdir(`${folder}/dist/site/assets`)).toHaveLength(2);
    expect(await read(url('vwap'))).toContain('<title>Delta vwap</title>');
  });

  it('makes each a file that stands alone', async () => {
    const url = await write(['delta']);
    expect(await read(url('delta'))).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 120" role="img">/,
    );
  });

  it('puts the styles right after the title, which screen readers take first', async () => {
    const url = await write(['delta']);
    expect(await read(url('delta'))).toContain('</title><style>');
  });

  it('turns the light theme into a condition and leaves fonts out', async () => {
    const text = await read((await write(['delta']))('delta'));
    expect(text).toContain('@media (prefers-color-scheme:light){:root{--ink:#000}}');
    expect(text).not.toMatch(/data-theme|@font-face/);
  });

  it('escapes styles, so that the file is well-formed', async () => {
    const text = await read((await write(['delta']))('delta'));
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain('@media (width&lt;15rem){.p>a{&amp; b{top:0}}}');
  });

  it('has another URL when any picture changes', async () => {
    const before = (await write(['delta', 'vwap']))('vwap');
    const changed = svg.replace('M0 0', 'M1 1');
    const after = (await write(['delta', 'vwap'], changed))('vwap');
    expect(after).not.toBe(before);
  });

  it('has the same URL when nothing changes', async () => {
    expect((await write(['delta']))('delta')).toBe((await write(['delta']))('delta'));
  });

  it('writes pictures that look the same once', async () => {
    const urls = await writePictures(
      ['delta', 'vwap'].map((name) => ({ name, svg })),
      css,
    );
    expect(urls.get('vwap')).toBe(urls.get('delta'));
    expect(await readdir(`${folder}/dist/site/assets`)).toHaveLength(1);
  });

  it('names a picture that is missing', async () => {
    const url = await write(['delta']);
    expect(() => url('profile')).toThrow('profile');
  });
});
