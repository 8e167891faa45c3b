import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linesFor } from './lines.mjs';
import { checkArguments } from './names.mjs';
import { ScaffoldError } from './scaffold-error.mjs';

const templates = fileURLToPath(new URL('templates', import.meta.url));

/** Replaces the template's names by the wanted ones. */
const fill = (text, values) =>
  text.replace(
    /sample-name|sampleName|SampleName|TITLE_EN|TITLE_ES|SLUG_ES|DATE/g,
    (name) => values[name],
  );

/** Lists the template's files for one kind, with their names filled in. */
function filesFor(kind, values) {
  const folder = join(templates, kind);
  return globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({
      path: fill(path, values),
      text: fill(readFileSync(join(folder, path), 'utf8'), values),
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** Refuses a name that a file, a folder or an entry of a list has already. */
function checkFree(root, kind, values, files, lines) {
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken)
    throw new ScaffoldError(
      `${taken.path} exists already. Choose another name, or edit that file.`,
    );
  const entry = new RegExp(`^ *(?:'${values['sample-name']}'|${values.sampleName})[:,]`, 'm');
  const path =
    kind === 'page'
      ? new RegExp(`'/(?:${values['sample-name']}|${values.SLUG_ES})['/]`)
      : undefined;
  for (const file of new Set(lines.map(({ file }) => file))) {
    const text = readFileSync(join(root, file), 'utf8');
    if (entry.test(text) || path?.test(text))
      throw new ScaffoldError(
        `"${values['sample-name']}" is in ${file} already. Choose another name.`,
      );
  }
}

/** Writes all files, or none: what was written before an error is removed again. */
function writeAll(root, files) {
  const created = [];
  try {
    for (const { path, text } of files) {
      const first = mkdirSync(dirname(join(root, path)), { recursive: true });
      created.push(first ?? join(root, path));
      writeFileSync(join(root, path), text, { flag: 'wx' });
    }
  } catch (error) {
    for (const path of created) rmSync(path, { recursive: true, force: true });
    throw new ScaffoldError(
      `Nothing was created: ${error.message}. Check the folder’s permissions.`,
    );
  }
}

/**
 * Starts a page, block, plan or indicator: copies the templates of its kind with its names filled in.
 *
 * @returns the paths of the new files, and the lines to add to existing ones.
 * @throws {ScaffoldError} if an argument is wrong or the name is taken; nothing is written then.
 */
export function scaffold(root, kind, args, date = new Date()) {
  const values = { ...checkArguments(kind, args), DATE: date.toISOString().slice(0, 10) };
  const files = filesFor(kind, values);
  const lines = linesFor(kind).map((line) => ({ ...line, add: fill(line.add, values) }));
  checkFree(root, kind, values, files, lines);
  writeAll(root, files);
  return { files: files.map(({ path }) => path), lines };
}
