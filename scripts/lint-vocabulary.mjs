import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findTerms } from './vocabulary/find-terms.mjs';

// Lists words the project doesn't use, with what to write instead: `npm run lint:words -- [path …]`.
// Without a path it checks the whole repository.

/** Files whose words aren't ours to choose: history, what tools write, the list itself, and the site's own copy. */
const excluded = [
  /(^|\/)CHANGELOG\.md$/,
  /^pnpm-lock\.yaml$/,
  /^scripts\/vocabulary\//,
  /^packages\/content\/(?!README\.md).*\.md$/,
];

/** Files under version control, new ones included. */
function listFiles(paths) {
  const patterns = ['ts', 'tsx', 'css', 'md', 'mdx', 'mjs', 'yml', 'yaml'].map(
    (ending) => `*.${ending}`,
  );
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--'];
  const inside = (file) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
  return execFileSync('git', [...git, ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file) && inside(file))
    .filter((file) => !excluded.some((pattern) => pattern.test(file)));
}

/** The package or top folder of a file, to group the summary by. */
const folderOf = (file) => /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0];

const counts = new Map();
for (const file of listFiles(process.argv.slice(2).map((path) => path.replace(/\/$/, '')))) {
  // The vocabulary table names the words to avoid.
  const source = readFileSync(file, 'utf8');
  const text = file === 'CONTRIBUTING.md' ? source.replace(/^\|.*$/gm, '') : source;
  for (const { line, word, instead } of findTerms(file, text)) {
    process.stdout.write(`${file}:${line} "${word}": write ${instead}\n`);
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  }
}

for (const [folder, count] of [...counts].sort((a, b) => b[1] - a[1]))
  process.stdout.write(`${String(count).padStart(6)}  ${folder}\n`);
process.exitCode = counts.size === 0 ? 0 : 1;
