import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that are published, in the order of their arrows. */
export const published = ['schema', 'orderflow', 'ui', 'charts', 'forms', 'chat-widget'] as const;

/** The short name of a published package. */
export type PackageName = (typeof published)[number];

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Returns the folder of a package. */
export const folderOf = (name: PackageName): string => path.join(packages, name);

/** Returns the README of a package. */
export const readmeOf = (name: PackageName): string =>
  readFileSync(path.join(folderOf(name), 'README.md'), 'utf8');

/** Creates a temporary folder. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'consumers-'));

/** Packs a package as it would be published. Returns the path of its tarball. */
export function pack(name: PackageName, place: string): string {
  const target = path.join(place, 'tarballs', name);
  execFileSync('pnpm', ['pack', '--pack-destination', target], {
    cwd: folderOf(name),
    stdio: 'pipe',
  });
  return path.join(target, readdirSync(target)[0] ?? '');
}
