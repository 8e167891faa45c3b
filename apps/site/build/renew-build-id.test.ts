import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewBuildId } from './renew-build-id.ts';
import { dist } from './variant.ts';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/build-id-`);
  process.chdir(folder);
  mkdirSync(`${dist}/site`, { recursive: true });
  writeFileSync(`${dist}/site/owner.html`, '<dd>a1b2c3d4e5</dd>');
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const read = () => readFileSync(`${dist}/site/owner.html`, 'utf8');

it('replaces the id of the last build', () => {
  renewBuildId('/owner.html', 'a1b2c3d4e5', '0123456789');
  expect(read()).toBe('<dd>0123456789</dd>');
});

it('refuses a document with another id, and leaves it', () => {
  expect(() => renewBuildId('/owner.html', 'ffffffffff', '0123456789')).toThrow(
    "/owner.html doesn't show ffffffffff, the id of the last build. Build again.",
  );
  expect(read()).toBe('<dd>a1b2c3d4e5</dd>');
});
