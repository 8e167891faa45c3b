import { describe, expect, it } from 'vitest';
import { readDocuments } from '../fixtures/documents.ts';
import { readSiteFile } from './wire.ts';

const { pages } = readDocuments('owner');
const shared = pages.filter(({ path }) => !path.endsWith('404'));
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

it('gives every page its own share card', () => {
  const cards = shared.map(({ html }) => tag(html, 'og:image'));
  expect(new Set(cards).size).toBe(shared.length);
});

describe.each(shared)('$path', ({ path, html }) => {
  it('has a share card of 1200 × 630 pixels under 300 KB', () => {
    const { origin, pathname } = new URL(tag(html, 'og:image'));
    expect(`${origin}${path}`.replace(/\/$/, '')).toBe(tag(html, 'og:url').replace(/\/$/, ''));
    const png = readSiteFile(pathname);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
    expect(tag(html, 'og:image:width')).toBe('1200');
    expect(tag(html, 'og:image:height')).toBe('630');
    expect(tag(html, 'og:image:alt')).not.toBe('');
    expect(tag(html, 'twitter:card')).toBe('summary_large_image');
  });
});

it('gives the 404 pages no share card', () => {
  for (const { html } of pages.filter(({ path }) => path.endsWith('404')))
    expect(tag(html, 'og:image')).toBe('');
});
