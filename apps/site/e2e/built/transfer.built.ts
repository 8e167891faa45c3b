import { describe, expect, it } from 'vitest';
import { islandFiles, reachable, readSiteFile, wireSize } from './wire.ts';

/** The files that a browser loads by itself, whether or not the visitor scrolls to them. */
const loaded =
  / (?:src|poster)="(\/[^"]*)"|<link (?:rel="(?:preload|icon)"|[^>]*type="application\/manifest\+json")[^>]*? href="(\/[^"]*)"/g;

const isCompressed = (path: string) => /\.(?:avif|png|webp|woff2)$/.test(path);
const transferred = (path: string) =>
  isCompressed(path) ? readSiteFile(path).length : wireSize(readSiteFile(path));

describe.each(['/index.html', '/es.html'])('%s', (path) => {
  const html = readSiteFile(path).toString();
  const files = [...new Set([...html.matchAll(loaded)].map(([, src, href]) => src ?? href ?? ''))];

  it('transfers at most 60 KB with all its pictures, before an island is used', () => {
    expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(8);
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
    const sizes = [path, ...files].map((file) => [file, transferred(file)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, sizes.join('\n')).toBeLessThanOrEqual(60 * 1024);
  });
});

/**
 * The code of each island, with React where it needs it, as of November 2026 and a percent of room.
 * A feature that needs more raises its line with a reason.
 */
const islandLimits = {
  chat: 17_600,
  'contact-form': 68_900,
  'license-form': 68_600,
  replay: 78_000,
  search: 8_600,
} as const;

it.each(Object.entries(islandLimits))('the code of %s is at most %i bytes', (name, limit) => {
  const found = islandFiles().filter((source) =>
    new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(source),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const source of found) {
    const bytes = [...reachable(source)].reduce((sum, file) => sum + transferred(file), 0);
    expect(bytes, source).toBeGreaterThan(limit / 2);
    expect(bytes, source).toBeLessThanOrEqual(limit);
  }
});
