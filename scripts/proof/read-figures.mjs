import { stripVTControlCharacters } from 'node:util';

/** Turbo's prefix of a task's line, as in "@otm/site:proof:html: 0 errors". */
const prefix = /^@?[\w/-]+:[\w:-]+: /;
/** The lines in which runners and our own scripts sum up. */
const sums = [
  /^(\d+ passed)(?: \([\d.hms]+\))?$/,
  /^(\d+ failed)$/,
  /^Tests +(\d+ passed \(\d+\))$/,
  /^Tests +(\d+ failed.*)$/,
  /^(\d[\d,]* passed, \d+ failed)$/,
  /^figure: (.+)$/,
];

const lineOf = (line) => stripVTControlCharacters(line).trim().replace(prefix, '').trim();

/** The figures in a command's output: what runners count, and lines that begin with "figure: ". */
export function readFigures(output) {
  const found = output
    .split(/[\r\n]+/)
    .map(lineOf)
    .flatMap((line) => sums.flatMap((sum) => sum.exec(line)?.[1] ?? []));
  return [...new Set(found)];
}
