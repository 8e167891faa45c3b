import { cssUrls, iconUrls, moduleUrls } from './file-urls.ts';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** Files that visitors' browsers, search engines and the licenses of others ask for. */
const required = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'robots.txt',
  'llms.txt',
  'licenses.txt',
];

/** The files that a kind of file names, by its ending. */
const readers: Readonly<Record<string, (text: string) => readonly string[]>> = {
  js: moduleUrls,
  css: cssUrls,
  webmanifest: iconUrls,
};

/** Finds files that are missing: required ones, and those that scripts, styles and manifests name. */
export function missingFiles({
  files,
  hosting,
  origin,
  texts,
}: BuiltSite): readonly DeployProblem[] {
  const found: (readonly [string, string])[] = [];
  for (const [file, text] of texts) {
    const read = readers[file.replace(/.*\./, '')];
    for (const url of read?.(text) ?? []) {
      const target = new URL(url, `${origin}${file}`);
      if (target.origin === origin && !files.has(target.pathname))
        found.push([`${target.pathname} doesn't exist: build again, or correct its URL.`, file]);
    }
  }
  const absent = required.map((name) => `${hosting.base}/${name}`).filter((it) => !files.has(it));
  return [
    ...absent.map(
      (file): DeployProblem => ({
        cause: 'documents',
        message: `${file} is missing: build again.`,
        files: [],
      }),
    ),
    ...groupByMessage('link', found),
  ];
}
