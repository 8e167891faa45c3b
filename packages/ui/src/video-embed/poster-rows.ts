/** The vertical place of the first row, the distance between rows, and their number: few, for the bytes. */
const rows = { first: 9, step: 18, count: 5 } as const;

/** The rows of a poster's profile as a path, and the place of its dominating line. */
export interface PosterRows {
  readonly path: string;
  readonly line: number;
}

/** Returns numbers from 0 to 1 that depend on a text alone. */
function numbersFrom(text: string): () => number {
  let state = 7;
  for (const character of text)
    state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a profile that belongs to a video: the same for the same URL, another for any other. */
export function posterRows(url: string): PosterRows {
  const next = numbersFrom(url);
  const dominating = 1 + Math.floor(next() * (rows.count - 2));
  const lengths = Array.from({ length: rows.count }, (_, row) => {
    const nearness = 1 - Math.abs(row - dominating) / rows.count;
    return row === dominating
      ? ''
      : `M0 ${rows.first + row * rows.step}h${Math.round(16 + 80 * nearness * next())}`;
  });
  return { path: lengths.join(''), line: rows.first + dominating * rows.step };
}
