import { nameTerms, proseTerms, spellingTerms } from './terms.mjs';
import { zonesOf } from './zones.mjs';

/** Marks a line that has to use the word, for example because a specification fixes it. */
const ignoreMark = 'vocabulary-ignore';

/** `judge-computer.ts` as the name in code would be: `judgeComputer`. */
const nameOfFile = (path) =>
  path
    .split('/')
    .at(-1)
    .replace(/\..*$/, '')
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function findInText(text, terms) {
  return text.split('\n').flatMap((line, index) =>
    terms.flatMap(({ pattern, instead }) => {
      const match = pattern.exec(line);
      return match ? [{ line: index + 1, word: match[0].trim(), instead }] : [];
    }),
  );
}

/**
 * Finds words to avoid in one file.
 * @returns {{ line: number, word: string, instead: string }[]} In the order of the lines.
 */
export function findTerms(path, source) {
  const { prose, names, copy } = zonesOf(path, source);
  const lines = source.split('\n');
  const inFileName = findInText(nameOfFile(path), nameTerms);
  const inText = [
    ...findInText(prose, proseTerms),
    ...findInText(names, nameTerms),
    ...findInText(copy, spellingTerms),
  ];
  return [
    ...inFileName,
    ...inText
      .filter(({ line }) => !lines[line - 1].includes(ignoreMark))
      .sort((a, b) => a.line - b.line),
  ];
}
