import { describe, expect, it } from 'vitest';
import { reachable, readSiteFile, siteFiles } from './wire.ts';

const documents = siteFiles('.html').map((path) => ({
  path,
  html: readSiteFile(path).toString(),
}));
const sourcesIn = (html: string) =>
  [...html.matchAll(/data-live="([^"]+)"/g)].map(([, source = '']) => source);
const codeOf = (source: string) =>
  [...reachable(source)].map((file) => readSiteFile(file).toString()).join('\n');

const nameOf = (source: string) => source.replace(/.*\/|-[\w-]{8}\.js$/g, '');

/**
 * Islands of every page that bring their own styles, with their code. Those of a replay are for all
 * charts; a page declares the tokens of its own.
 */
const islands = [...new Set(documents.flatMap(({ html }) => sourcesIn(html)))]
  .map((source) => ({ source, code: codeOf(source) }))
  .filter(({ source, code }) => {
    const isOnEveryPage = ['chat', 'search'].includes(nameOf(source));
    return isOnEveryPage && code.includes('adoptedStyleSheets');
  });

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

it('finds the islands with styles of their own', () => {
  const names = islands.map(({ source }) => nameOf(source));
  expect(names.toSorted()).toEqual(['chat', 'search']);
});

describe.each(islands)('$source', ({ source, code }) => {
  it('builds its styles from tokens that its documents declare', () => {
    const declared = namesIn(code, /(--_\w+):/g);
    const used = [...namesIn(code, /var\((--_\w+)\)/g)].filter((name) => !declared.has(name));
    expect(used.length).toBeGreaterThan(3);
    const missing = documents
      .filter(({ html }) => sourcesIn(html).includes(source))
      .flatMap(({ path, html }) =>
        used.filter((name) => !html.includes(`${name}:`)).map((name) => `${path} ${name}`),
      );
    expect(missing).toEqual([]);
  });
});
