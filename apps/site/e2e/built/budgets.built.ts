import { describe, expect, it } from 'vitest';
import { reachable, readSiteFile, siteFiles, wireSize } from './wire.ts';

// The captcha's own page is framed by ours and has files of its own.
const pages = siteFiles('.html').filter((address) => address !== '/captcha.html');
const documents = pages.map((address) => ({
  address,
  html: readSiteFile(address).toString(),
}));
const scripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      attributes,
      text,
    }),
  );
const liveParts = new Set(
  documents.flatMap(({ html }) =>
    [...html.matchAll(/data-live="([^"]+)"/g)].map(([, source = '']) => source),
  ),
);

describe.each(documents)('$address', ({ html }) => {
  it('fits into the first flight of packets', () => {
    expect(wireSize(html)).toBeLessThanOrEqual(14_600);
  });

  it('has a boot script of at most 1.5 KB and asks for no other script', () => {
    const [boot, rules, ...rest] = scripts(html);
    expect(wireSize(boot?.text ?? '')).toBeGreaterThan(0);
    expect(wireSize(boot?.text ?? '')).toBeLessThanOrEqual(1536);
    expect(rules?.attributes).toContain('speculationrules');
    expect(rest).toEqual([]);
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload|as="script"/);
  });

  it('preloads one font of at most 30 KB', () => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(fonts).toHaveLength(1);
    expect(readSiteFile(fonts[0]?.[1] ?? '').length).toBeLessThanOrEqual(30_720);
    const asked = new Set([...html.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, it]) => it));
    expect([...asked]).toEqual([fonts[0]?.[1]]);
  });

  it('asks for no style sheet', () => {
    expect(html).not.toMatch(/rel="stylesheet"|@import/);
  });
});

it('finds the live parts', () => {
  expect(liveParts.size).toBeGreaterThanOrEqual(3);
});

it.each([...liveParts])('%s costs at most 90 KB after approach', (source) => {
  const files = [...reachable(source)];
  const bytes = files.reduce((sum, file) => sum + wireSize(readSiteFile(file)), 0);
  expect(bytes, files.join(', ')).toBeLessThanOrEqual(92_160);
});

it('counts React where a part needs it', () => {
  const [tabs = ''] = [...liveParts].filter((source) => source.includes('free-indicator-tabs'));
  const bytes = [...reachable(tabs)].reduce((sum, file) => sum + wireSize(readSiteFile(file)), 0);
  expect(bytes).toBeGreaterThan(40_000);
});
