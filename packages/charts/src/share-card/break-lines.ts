/** Returns the width of a text. */
export type Measure = (text: string) => number;

/**
 * Breaks a text at its spaces into as few lines as fit into a width, as equally long as possible. A
 * word wider than that gets its own line.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  const words = text.split(' ');
  const widest = fill(words, width, measure);
  // The narrowest width that doesn't need another line avoids a single word on the last one.
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(words, middle, measure).length > widest.length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(words, enough, measure);
}

/** Adds each word to the current line while it fits. */
function fill(words: readonly string[], width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
