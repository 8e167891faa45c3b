const tokens =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*)/g;
const titles = /(?:\b(?:it|test|describe|step)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const errors = /\bnew \w*(?:Error|Fault|Problem)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const testFile = /\.(test|spec|built|proof)\.\w+$|\/e2e\//;

/** The text with everything outside of line breaks replaced by spaces: line numbers stay. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Blank text of the same length in which only the given matches are left. */
function keepOnly(source, matches) {
  let kept = blank(source);
  for (const { text, index } of matches)
    kept = kept.slice(0, index) + text + kept.slice(index + text.length);
  return kept;
}

/** Quoted text at its place in the source: test titles, error messages. */
const quoted = (source, pattern) =>
  [...source.matchAll(pattern)].map((match) => ({
    text: match[2],
    index: match.index + match[0].length - match[2].length - 1,
  }));

function zonesOfCode(source, path) {
  const prose = [];
  let names = source;
  for (const match of source.matchAll(tokens)) {
    const [text, string, comment] = match;
    if (comment) prose.push({ text, index: match.index });
    // A quoted name is a name; quoted sentences are copy.
    if (comment || /\s/.test(string))
      names = names.slice(0, match.index) + blank(text) + names.slice(match.index + text.length);
  }
  prose.push(...quoted(source, errors));
  if (testFile.test(path)) prose.push(...quoted(source, titles));
  return { prose: keepOnly(source, prose), names };
}

function zonesOfMarkdown(source) {
  const prose = source
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/^(import|export) .*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/<[^>\n]*>/g, blank);
  return { prose, names: blank(source) };
}

/**
 * Splits a file into what people read (comments, docs, test titles, error messages) and names.
 * Both have the length and the line breaks of the source.
 */
export function zonesOf(path, source) {
  return /\.mdx?$/.test(path) ? zonesOfMarkdown(source) : zonesOfCode(source, path);
}
