import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesHash } from './sources-hash.ts';

let repository: string;

function write(file: string, text: string) {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'sources-'));
  write('apps/site/src/pages/page.tsx', 'page');
});
afterEach(() => rmSync(repository, { recursive: true }));

describe('the hash of the sources', () => {
  it.each([
    'apps/site/build/build.ts',
    'apps/site/src/pages/page.tsx',
    'apps/site/src/distances.ts',
    'apps/site/vite.config.ts',
    'packages/ui/src/card/card.css',
    'packages/content/fixture/src/shop/plans.ts',
    'packages/content/fixture/vite-plugin.ts',
    'packages/ui/package.json',
    'pnpm-lock.yaml',
    '.env',
  ])('changes with %s', (file) => {
    const before = sourcesHash(repository);
    write(file, 'one');
    const one = sourcesHash(repository);
    write(file, 'two');
    expect(new Set([before, one, sourcesHash(repository)]).size).toBe(3);
  });

  it.each([
    'apps/site/src/pages/page.test.tsx',
    'apps/site/src/testing/render.ts',
    'apps/site/build/render/testing/rendered.ts',
    'packages/ui/src/card/card.stories.tsx',
    'packages/content/articles/post/en.md',
    'apps/site/dist/site/index.html',
  ])('stays the same with %s', (file) => {
    const before = sourcesHash(repository);
    write(file, 'one');
    expect(sourcesHash(repository)).toBe(before);
  });
});
