import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { base, contentRoot, isHtmlOnly, mode } from './variant.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Everything that a build is made of, except for what is written in Markdown. */
const sources = [
  'apps/site/{build,src}/**/*',
  'apps/site/*',
  'packages/*/{src,fixture/src}/**/*',
  'packages/*/package.json',
  'packages/content/fixture/*.ts',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.env*',
];

const isLeftOut = (name: string) =>
  /^(?:dist|node_modules|reports|testing)|\.(?:test|stories)\./.test(name);

/** A hash of the code, the settings and the options of this build. */
export function sourcesHash(): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const options = [base, contentRoot, isHtmlOnly, mode, process.version, settings.toSorted()];
  const hash = createHash('sha256').update(JSON.stringify(options));
  const entries = globSync(sources, {
    cwd: repository,
    withFileTypes: true,
    exclude: ({ name }) => isLeftOut(name),
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    hash.update(`\n${relative(repository, file)}\n`).update(readFileSync(file));
  return hash.digest('base64url');
}
