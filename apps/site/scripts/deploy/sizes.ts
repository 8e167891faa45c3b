import { firstResponseLimit, headerBytes } from './first-response.ts';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

const largestFile = 500_000;
const largestSite = 100_000_000;

/** Finds documents that don't fit into the first round trip, and files that are too large. */
export function sizeProblems({ documents, files, hosting }: BuiltSite): readonly DeployProblem[] {
  const headers = headerBytes(hosting.headers);
  const found: (readonly [string, string])[] = [];
  for (const file of documents.keys()) {
    const bytes = (files.get(`${file}.br`) ?? 0) + headers;
    if (bytes > firstResponseLimit && file !== '/captcha.html')
      found.push([
        `The first response is over ${firstResponseLimit} bytes: shorten the page, or move a part of it to another.`,
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
