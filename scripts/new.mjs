import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaffold } from './scaffold/scaffold.mjs';
import { ScaffoldError } from './scaffold/scaffold-error.mjs';

// Starts a page, block, plan or indicator, and prints the lines that only a person may add: it never
// rewrites an existing file.

const root = fileURLToPath(new URL('..', import.meta.url));

/** Steps beyond the printed lines. */
const notes = {
  block: 'Articles can use the block once it has a tag in packages/content/src/markdown/tags.\n',
  indicator:
    'Some pages count the indicators: search packages/content for "eight" and "ocho". A card on the\nhome page is a line of homeIndicators instead of otherIndicators.\n',
};

const partNames = { en: ' in the English part', es: ' in the Spanish part' };

const listLines = (lines) =>
  lines
    .map(
      ({ file, above, add, part }) =>
        `  ${file}, above the line "${above.trim()} …"${partNames[part] ?? ''}:\n\n${add}\n`,
    )
    .join('\n');

function run([kind, ...args]) {
  const { files, lines } = scaffold(root, kind, args);
  // Line breaks depend on the length of the names.
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root });
  process.stdout.write(`Started:

${files.map((path) => `  ${path}`).join('\n')}

Next, add these lines, then run "npm run format":

${listLines(lines)}
"npm run types" names most lines that are missing. Then replace every text that begins with
"Sample text" or "Texto de muestra"; "npm run check:deploy" lists those that are left.
${notes[kind] ?? ''}`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
