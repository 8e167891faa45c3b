/** The width of a text in the units of a picture. */
export type Measure = (text: string) => number;

/**
 * Breaks a text at its spaces into as few lines as fit into a width, of lengths as equal as can be.
 * A word that is wider than that stands on a line of its own.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  const words = text.split(' ');
  const fewest = fill(words, width, measure);
  // The narrowest width that needs no further line leaves no single word on the last one.
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(words, middle, measure).length > fewest.length) tooNarrow = middle;
    else enough = middle;
  }
  return fill(words, enough, measure);
}

/** Puts each word on the current line while it fits. */
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
