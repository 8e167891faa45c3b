import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// Compares two built sites and prints a table for a pull request: `size-report.mjs <before> <after>`.

const kinds = { '.html': 'documents', '.js': 'scripts', '.css': 'styles', '.woff2': 'fonts' };

/** The name of a file without the hash of its content, so that it is the same file in both builds. */
const stableName = (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

const brotli = (data) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Returns the compressed size of every file that visitors download, by its stable name. */
export function measureSite(folder) {
  const files = globSync('**/*', { cwd: folder }).filter((file) => extname(file) in kinds);
  return new Map(
    files.map((file) => [stableName(file), brotli(readFileSync(`${folder}/${file}`))]),
  );
}

const signed = (bytes) => (bytes > 0 ? `+${bytes}` : `${bytes}`);
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) =>
  [row(head), row(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(row)].join('\n');

/** Returns the Markdown that compares two measured sites; the largest changes come first. */
export function sizeReport(before, after, { shown = 20 } = {}) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const sizes = names.map((name) => {
    const [from, to] = [before.get(name) ?? 0, after.get(name) ?? 0];
    return { name, from, to, change: to - from };
  });
  const totals = Object.entries(kinds).map(([extension, kind]) => {
    const ofKind = sizes.filter(({ name }) => extname(name) === extension);
    const sum = (key) => ofKind.reduce((total, size) => total + size[key], 0);
    const largest = ofKind.toSorted((one, other) => other.to - one.to)[0];
    const largestText = largest ? `${largest.name}: ${largest.to}` : '';
    return [kind, ofKind.length, sum('from'), sum('to'), signed(sum('change')), largestText];
  });
  const changed = sizes
    .filter(({ change }) => change)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const head = ['bytes, brotli', 'files', 'before', 'after', 'change', 'largest'];
  const parts = ['## Size of the site', table(head, totals)];
  if (!changed.length) return [...parts, 'No file changed its size.'].join('\n\n');
  const rows = changed
    .slice(0, shown)
    .map(({ name, from, to, change }) => [`\`${name}\``, from, to, signed(change)]);
  const rest = changed.length - rows.length;
  parts.push(
    `### ${changed.length} files changed`,
    table(['file', 'before', 'after', 'change'], rows),
  );
  if (rest > 0) parts.push(`… and ${rest} smaller changes.`);
  return parts.join('\n\n');
}

if (process.argv[1] === import.meta.filename) {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Error('Name two built sites: size-report.mjs <before> <after>');
  process.stdout.write(`${sizeReport(measureSite(before), measureSite(after))}\n`);
}
