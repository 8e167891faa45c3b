/** The number of single-character edits between two texts. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Returns the known name that is most similar to a misspelled one. */
export function nearest(name: string, known: readonly string[]): string {
  const [best = ''] = known.toSorted(
    (a, b) => distance(name.toUpperCase(), a) - distance(name.toUpperCase(), b),
  );
  return best;
}
