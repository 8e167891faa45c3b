import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Shelf } from './article-draft.ts';
import { ScaffoldError, scaffoldArticle } from './scaffold-article.ts';

const usage = `An article needs its place and a title in each language:

  npm run new:article -- blog "Title in English" "Título en español"
  npm run new:article -- guide <group> "Title in English" "Título en español"
`;

/** The command's words, or nothing if they are not enough or too many. */
const read = ([kind, ...words]: readonly string[]) => {
  const shelf: Shelf | undefined =
    kind === 'blog' ? { kind } : kind === 'guide' ? { kind, group: words[0] ?? '' } : undefined;
  const [en, es, ...rest] = kind === 'guide' ? words.slice(1) : words;
  return shelf && en && es && rest.length === 0 ? { shelf, title: { en, es } } : undefined;
};

const fail = (reason: string) => {
  console.error(reason);
  process.exitCode = 1;
};

function run() {
  const wanted = read(process.argv.slice(2));
  if (!wanted) return fail(usage);
  const today = new Date().toISOString().slice(0, 10);
  const sources = fileURLToPath(new URL('../src/', import.meta.url));
  try {
    const paths = scaffoldArticle(sources, wanted.shelf, wanted.title, today);
    execFileSync('biome', ['check', '--write', ...paths], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [file, index] = paths.map((path) => relative(process.cwd(), path));
    console.log(`Begun:   ${file}
Listed:  ${index}

Next: write every text that begins with TODO, in both languages; choose the picture, the charts and
the terms; then run the tests of packages/content (pnpm test there). They name each text that is
missing, too short, too long or not alike in both languages. Menu, routes, sitemap, feed and search
take the article from the index.`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    fail(error.message);
  }
}

run();
