import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { documentLines } from './document-lines.ts';
import { jsonLines } from './json-lines.ts';
import { withPlaceholders } from './placeholders.ts';

/** The part of hosting.json that visitors notice. */
interface Hosting {
  readonly headers: Readonly<Record<string, string>>;
  /** By file, where the extension isn't enough. */
  readonly contentTypes: Readonly<Record<string, string>>;
}

/** The comparable lines of every file of a built site, by a name without hashes. */
export type SiteLines = ReadonlyMap<string, readonly string[]>;

/** Code and fonts: what they do shows in the journeys, what they weigh in the budgets. */
const skipped = /\.(?:js|css|woff2|br|gz)$/;

/**
 * Reads a built site.
 *
 * @param dist - the build's output, with `site/` and `hosting.json`
 * @param ignored - attributes to leave out
 */
export function siteLines(dist: string, ignored: ReadonlySet<string>): SiteLines {
  const { headers, contentTypes, ...rules }: Hosting = JSON.parse(
    readFileSync(`${dist}/hosting.json`, 'utf8'),
  );
  const lines = new Map<string, readonly string[]>([['hosting.json', jsonLines(rules)]]);
  const files = readdirSync(`${dist}/site`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !skipped.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.slice(`${dist}/site`.length)}/${name}`)
    .toSorted();
  for (const file of files) {
    const name = withPlaceholders(file);
    const type = contentTypes[file];
    const own = Object.entries({ ...headers, ...(type && { 'Content-Type': type }) }).map(
      ([key, value]) => withPlaceholders(`${key}: ${value}`),
    );
    const content = fileLines(`${dist}/site${file}`, ignored);
    // Files whose names differ only by their hash are compared as one.
    lines.set(name, [...(lines.get(name) ?? []), ...own.toSorted(), ...content]);
  }
  return lines;
}

function fileLines(path: string, ignored: ReadonlySet<string>): readonly string[] {
  const content = readFileSync(path);
  switch (extname(path)) {
    case '.html':
    case '.svg':
      return documentLines(content.toString(), ignored);
    case '.json':
      return jsonLines(JSON.parse(content.toString()));
    case '.xml':
      return withPlaceholders(content.toString()).split(/(?<=>)\s*(?=<)/);
    case '.txt':
      return content.toString().split('\n');
    case '.png':
      return [pngSize(content)];
    default:
      return [`${content.length} bytes`];
  }
}

/** The width and height that a PNG's first chunk states. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)} px`;
