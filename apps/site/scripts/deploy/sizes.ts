import { firstResponseLimit } from './first-response.ts';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

const largestFile = 500_000;
const largestSite = 100_000_000;

/** Finds documents that don't fit into the first round trip, and files that are too large. */
export function sizeProblems({ documents, files }: BuiltSite): readonly DeployProblem[] {
  const found: (readonly [string, string])[] = [];
  for (const file of documents.keys()) {
    const bytes = files.get(`${file}.br`) ?? 0;
    if (bytes > firstResponseLimit && !file.endsWith('/captcha.html'))
      found.push([
        `A document is over ${firstResponseLimit} bytes compressed, so it loads in two steps: shorten it, or move a part of it to another page.`,
        `${file}: ${bytes}`,
      ]);
  }
  for (const [file, bytes] of files)
    if (bytes > largestFile)
      found.push([`A file is over ${largestFile} bytes: compress it.`, `${file}: ${bytes}`]);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total > largestSite)
    found.push([`The site is over ${largestSite} bytes: remove files.`, `${total}`]);
  return groupByMessage('size', found);
}
