import { parseArgs } from 'node:util';
import { compareSites, type Difference } from './compare-lines.ts';
import { siteLines } from './site-lines.ts';

// Compares two built sites: `compare-sites.ts [--ignore <attribute>]… <before> <after>`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ignore: { type: 'string', multiple: true, default: [] } },
});
const [before, after] = positionals;
if (!before || !after) {
  console.error('Name two build outputs: compare:sites -- [--ignore <attribute>] <before> <after>');
  process.exit(2);
}

/** How many files a difference names before it only counts them. */
const NAMED_FILES = 5;

const listed = (files: readonly string[]) =>
  files.length > NAMED_FILES
    ? `${files.slice(0, NAMED_FILES).join(', ')} and ${files.length - NAMED_FILES} more`
    : files.join(', ');

const format = ({ removed, added, files }: Difference) =>
  [
    listed(files),
    ...removed.map((line) => `  - ${line}`),
    ...added.map((line) => `  + ${line}`),
  ].join('\n');

const ignored = new Set(values.ignore);
const lines = siteLines(after, ignored);
const differences = compareSites(siteLines(before, ignored), lines);
for (const difference of differences) console.log(`${format(difference)}\n`);
const differing = new Set(differences.flatMap(({ files }) => files)).size;
console.log(`${lines.size} files compared, ${differing} differ in ${differences.length} ways.`);
process.exit(differences.length > 0 ? 1 : 0);
