import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readContent } from '../markdown/read-content.ts';
import type { Source } from '../markdown/source.ts';
import { textsOfSource } from './repeated-sentences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Products and companies about which a text can only repeat what it has read. */
const thirdParties =
  /Order Flow ?\+|Trade Detector|BuySellVolume|\bBookmap\b|\bATAS\b|Sierra Chart|\bJigsaw\b|Quantower|TradingView|MetaTrader|\bCME\b/;

/** Returns what a text claims about others without naming where it was read. */
function unsourced(text: string, sources: readonly Source[]): readonly string[] {
  const urls = new Set(sources.map(({ url }) => url));
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = '']) => url);
  const [claim] = sources.length === 0 ? (thirdParties.exec(text) ?? []) : [];
  return [...(claim ? [claim] : []), ...links.filter((url) => !urls.has(url))];
}

const { articles, statements } = readContent(root);
const sourcesOf = new Map(
  [...articles, ...statements].map(({ facts, id }) => [id, facts.sources as readonly Source[]]),
);
const files = globSync('{articles,statements}/*/*.md', { cwd: root });
/** Copy that has no place for sources, so it makes no claims about others. */
const plainFiles = globSync(['{glossary,videos,templates}/**/*.md', 'src/**/*.ts'], { cwd: root });

it.each(files)('%s names its sources for what it says about others', (file) => {
  const [, id = ''] = file.split('/');
  expect(unsourced(readFileSync(`${root}/${file}`, 'utf8'), sourcesOf.get(id) ?? [])).toEqual([]);
});

it('claims about others are only made where their sources are listed', () => {
  const claims = plainFiles
    .filter((file) => !/\.test\.ts$|^src\/(?:lint|markdown|library|stored)/.test(file))
    .flatMap((file) => textsOfSource(file, readFileSync(`${root}/${file}`, 'utf8')))
    .filter(({ text }) => unsourced(text, []).length > 0);
  expect(claims).toEqual([]);
});

it('no source was read in the future', () => {
  for (const { read } of [...sourcesOf.values()].flat())
    expect(Date.parse(read)).toBeLessThanOrEqual(Date.now());
});

describe('a text about others', () => {
  const source = { name: 'Help', url: 'https://example.com/help', read: '2026-11-22' };

  it('is noticed without a source', () => {
    expect(unsourced('Order Flow+ has a profile.', [])).toEqual(['Order Flow+']);
  });

  it('is noticed if it links elsewhere', () => {
    expect(unsourced('See [it](https://example.com/other).', [source])).toEqual([
      'https://example.com/other',
    ]);
  });

  it('passes with its source', () => {
    expect(unsourced('Order Flow+: [it](https://example.com/help).', [source])).toEqual([]);
  });
});
