import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';

// Builds the site twice and compares every file: the same sources must produce the same bytes.

/** Builds the site. Returns the hash of every file. */
function build(env: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  // What is cached would hide that making it isn't reproducible.
  for (const cache of ['share-cards', 'compressed'])
    rmSync(`node_modules/.cache/${cache}`, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['build/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The build failed.');
  const files = globSync(['dist/site/**', 'dist/hosting.json'], { withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => `${file.parentPath}/${file.name}`)
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

const first = build({ TZ: 'UTC', LC_ALL: 'C.UTF-8' });
// In another time zone and locale, and later.
const second = build({ TZ: 'Pacific/Kiritimati', LC_ALL: 'es_ES.UTF-8' });

const names = [...new Set([...first.keys(), ...second.keys()])].toSorted();
const different = names.filter((name) => first.get(name) !== second.get(name));
for (const name of different) console.error(`- ${name}`);
console.log(`figure: ${names.length} files, ${different.length} differ between two builds.`);
process.exitCode = names.length > 0 && different.length === 0 ? 0 : 1;
