const tokens =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*)/g;
const titles = /(?:\b(?:it|test|describe|step)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const errors = /\bnew \w*(?:Error|Fault|Problem)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const testFile = /\.(test|spec|built|proof)\.\w+$|\/e2e\//;

/** Files whose copy isn't checked as that of the site is. */
const sampleFile = /\.(stories|docs)\.\w+$|(^|\/)sample-[^/]+$/;

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
  const copy = [];
  let names = source;
  for (const match of source.matchAll(tokens)) {
    const [text, string, comment] = match;
    if (comment) prose.push({ text, index: match.index });
    // A quoted name is a name; quoted sentences are copy.
    if (comment || /\s/.test(string)) {
      if (string && sampleFile.test(path)) copy.push({ text, index: match.index });
      names = names.slice(0, match.index) + blank(text) + names.slice(match.index + text.length);
    }
  }
  prose.push(...quoted(source, errors));
  if (testFile.test(path)) prose.push(...quoted(source, titles));
  return { prose: keepOnly(source, prose), names, copy: keepOnly(source, copy) };
}

function zonesOfMarkdown(source) {
  const prose = source
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/^(import|export) .*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/<[^>\n]*>/g, blank);
  return { prose, names: blank(source), copy: blank(source) };
}

/** All of a YAML file is read, except its commands, which are code. */
function zonesOfYaml(source) {
  const prose = source
    .replace(/^( *)(?:- )?run: \|.*\n(?:\1 +.*\n|\n)*/gm, blank)
    .replace(/^ *(?:- )?run: .*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank);
  return { prose, names: blank(source), copy: blank(source) };
}

/**
 * Splits a file into what people read (comments, docs, test titles, error messages), names, and the
 * copy of stories and samples. Each has the length and the line breaks of the source.
 */
export function zonesOf(path, source) {
  if (/\.ya?ml$/.test(path)) return zonesOfYaml(source);
  return /\.mdx?$/.test(path) ? zonesOfMarkdown(source) : zonesOfCode(source, path);
}
