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

/** The words of a name: `SITE_URL` and `regularPrice` have two each. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .split(/[^A-Z\d]+/);

/** How many characters a slip of the hand changes at most. */
const slip = 2;

/** Returns the known name that a writer mistyped, if one is that similar: more than half is right. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((it) => ({ it, edits: distance(name.toUpperCase(), it.toUpperCase()) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best && best.edits <= slip && best.edits * 2 < name.length ? best.it : undefined;
}

/**
 * Returns the known name that is most similar to a misspelled one: one that differs by a slip of the
 * hand, else the one with the most words in common.
 */
export function nearest(name: string, known: readonly string[]): string {
  const words = new Set(wordsOf(name));
  const ranked = known.map((it) => {
    const edits = distance(name.toUpperCase(), it.toUpperCase());
    const shared = new Set(wordsOf(it).filter((word) => words.has(word))).size;
    return { it, edits, shared: edits <= slip ? Number.POSITIVE_INFINITY : shared };
  });
  const [best] = ranked.toSorted((a, b) =>
    a.shared === b.shared ? a.edits - b.edits : b.shared - a.shared,
  );
  return best?.it ?? '';
}
