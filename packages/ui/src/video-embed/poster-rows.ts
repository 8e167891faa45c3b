/** The vertical place of the first and the last row, and the distance between rows. */
const rows = { first: 8, last: 80, step: 8 } as const;

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
  const line = 24 + 8 * Math.floor(next() * 6);
  const lengths: string[] = [];
  for (let y: number = rows.first; y <= rows.last; y += rows.step) {
    const nearness = 1 - Math.abs(y - line) / rows.last;
    if (y !== line) lengths.push(`M0 ${y}h${Math.round(16 + 90 * nearness * next())}`);
  }
  return { path: lengths.join(''), line };
}
