import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { base, contentRoot, isHtmlOnly, mode } from './variant.ts';

/** The folders with everything that a build is made of, except for what is written in Markdown. */
const folders = ['apps/site/{build,src}', 'packages/*/{src,fixture/src}'];

/** The same, next to these folders. */
const singleFiles = [
  'apps/site/*',
  'packages/*/package.json',
  'packages/content/fixture/*.ts',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.env*',
];

const isLeftOut = (file: string) => /(?:^|\/)testing\/|\.(?:test|stories)\./.test(file);

/** The paths of all sources, in order. A glob for everything inside of folders takes many times as long. */
function sourcesOf(repository: string): readonly string[] {
  const inFolders = globSync(folders, { cwd: repository }).flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true }),
  );
  return [...inFolders, ...globSync(singleFiles, { cwd: repository, withFileTypes: true })]
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(repository, join(parentPath, name)))
    .filter((file) => !isLeftOut(file))
    .toSorted();
}

/** A hash of the code, the settings and the options of this build. */
export function sourcesHash(repository = resolve(import.meta.dirname, '../../..')): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const options = [base, contentRoot, isHtmlOnly, mode, process.version, settings.toSorted()];
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const file of sourcesOf(repository))
    hash.update(`\n${file}\n`).update(readFileSync(join(repository, file)));
  return hash.digest('base64url');
}
