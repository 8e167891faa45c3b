import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blogGroup } from '../src/library/guide-groups.ts';
import { nodeLibrary } from '../src/library/node-library.ts';
import { ScaffoldError, scaffoldArticle } from './scaffold-article.ts';

const usage = `An article needs its place and a title in each language:

  npm run new:article -- blog "Title in English" "Título en español"
  npm run new:article -- guide <group> "Title in English" "Título en español"
`;

/** The group and the titles, or nothing if there are too few or too many arguments. */
const readArguments = ([kind, ...others]: readonly string[]) => {
  const [group, ...titles] = kind === 'blog' ? [blogGroup, ...others] : others;
  const [en, es, ...rest] = titles;
  const known = kind === 'blog' || kind === 'guide';
  return known && group && en && es && rest.length === 0 ? { group, title: { en, es } } : undefined;
};

const fail = (reason: string) => {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
};

function run() {
  const wanted = readArguments(process.argv.slice(2));
  if (!wanted) return fail(usage);
  const published = new Date().toISOString().slice(0, 10);
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    const paths = scaffoldArticle(root, { ...wanted, published }, nodeLibrary);
    const files = paths.map((path) => `  ${relative(process.cwd(), path)}`).join('\n');
    process.stdout.write(`Started:

${files}

Next: replace every text that begins with “Sample text” or “Texto de muestra”, shorten linkTitle, and
write at least 600 words in each language. “npm run check:articles” lists what’s left; “Write an
article” in packages/content/README.md explains the rest.
`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    fail(error.message);
  }
}

run();
