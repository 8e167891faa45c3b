import { type Word, wordsOf } from './words.ts';

/** A piece of a text, highlighted if it matches the query. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Characters of context that a result shows. */
const excerptLength = 180;

/** Characters of it before the first match. */
const lead = 40;

/** Splits a text at the words that match the query. */
export function splitAtMatches(text: string, matches: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of wordsOf(text).filter(({ plain }) => matches.has(plain))) {
    if (start > done) segments.push({ text: text.slice(done, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}

/** Returns the part of a text with the most matching words, cut between words. */
export function excerptOf(text: string, matches: ReadonlySet<string>): string {
  const words = wordsOf(text);
  const from = bestStart(words.filter(({ plain }) => matches.has(plain)));
  const inside = words.filter(
    ({ start, end }) => start >= from - lead && end <= from - lead + excerptLength,
  );
  const first = inside[0]?.start ?? 0;
  const last = inside.at(-1)?.end ?? 0;
  const cutsStart = first !== (words[0]?.start ?? 0);
  const cutsEnd = last !== (words.at(-1)?.end ?? 0);
  const cut = text.slice(cutsStart ? first : 0, cutsEnd ? last : text.length);
  return `${cutsStart ? '…' : ''}${cut}${cutsEnd ? '…' : ''}`;
}

/** The start of the stretch with the most different matching words. */
function bestStart(words: readonly Word[]): number {
  const variety = ({ start }: Word) =>
    new Set(
      words
        .filter((word) => word.start >= start && word.end <= start + excerptLength - lead)
        .map(({ plain }) => plain),
    ).size;
  const [best] = words.toSorted((one, other) => variety(other) - variety(one));
  return best?.start ?? 0;
}
