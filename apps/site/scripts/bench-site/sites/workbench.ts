import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The templates of the peers, and the versions of everything that they need. */
export const templates = resolve(import.meta.dirname, '../peers');

/**
 * Returns a temporary folder with the packages of `peers/package.json` from the registry. It's kept,
 * so that parts which run one after another install once.
 */
export function openWorkbench(): string {
  const manifest = join(templates, 'package.json');
  const version = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `bench-site-${version}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  copyFileSync(manifest, join(folder, 'package.json'));
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];
  execFileSync('npm', ['install', '--ignore-scripts', '--loglevel=error', ...quiet], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, '');
  return folder;
}

/** Returns the path of a package's command in a workbench. */
export function commandOf(workbench: string, name: string): string {
  const folder = join(workbench, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
