import { sentencesOf } from './sentences.ts';

/** A text as it is written in a file. */
interface Written {
  readonly file: string;
  readonly text: string;
}

/** Sentences shorter than this are labels and turns of phrase. */
const shortest = 6;

/** The string literals of a TypeScript file, with placeholders in place of expressions. */
const literals = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

const textsOfScript = (source: string): readonly string[] =>
  (source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').match(literals) ?? []).map((text) =>
    text.slice(1, -1),
  );

/** Notes for the writer, in front matter and in the text; headings have two marks or more. */
const notes = /<!--[\s\S]*?-->|^# .*$/gm;

const textsOfMarkdown = (source: string): readonly string[] =>
  source
    .replace(notes, '')
    .split('\n')
    .map((line) => line.replace(/^(?:\w+: |- |\d+\. )"?/, '').replace(/"$/, ''));

/** Returns the prose of a file, one text per line or literal. */
export const textsOfSource = (file: string, source: string): readonly Written[] =>
  (file.endsWith('.md') ? textsOfMarkdown(source) : textsOfScript(source)).map((text) => ({
    file,
    text: text.replace(/\{% \/?[^$][^%]*%\}/g, '').trim(),
  }));

/** Returns the sentences that are written more than once, each with its files. */
export function repeatedSentences(
  texts: readonly Written[],
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const { file, text } of texts)
    for (const sentence of sentencesOf(text, 'en'))
      if (/[.?!…]$/.test(sentence) && sentence.split(' ').length >= shortest)
        files.set(sentence, [...(files.get(sentence) ?? []), file]);
  return new Map([...files].filter(([, places]) => places.length > 1));
}
