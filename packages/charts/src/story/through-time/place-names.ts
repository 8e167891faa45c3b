import { layout } from '../scene-layout.ts';

/** A part of the plot, in percent. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A level from where it begins to the panel's end, in percent of the plot, and its name. */
export interface NamedLine {
  readonly name: string;
  readonly from: number;
  readonly y: number;
}

/** Sizes in percent of the plot, in a wide window and for the width on a phone too. */
const text = { character: 1.8, phoneCharacter: 2.6, height: 3, gap: 1, step: 2 };

/** The same place on a phone, where text takes up more of the plot. */
const onPhone = (box: Box): Box => ({
  ...box,
  left: box.right - ((box.right - box.left) * text.phoneCharacter) / text.character,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The places of a name, the best first: at the end of its line and above it. */
function placesOf({ name, from, y }: NamedLine): readonly Box[] {
  const width = name.length * text.character;
  const count = Math.max(0, Math.floor((layout.width - width - from) / text.step)) + 1;
  return Array.from({ length: count }, (_, index) => layout.width - index * text.step).flatMap(
    (right) =>
      [y - text.gap, y + text.gap + text.height].map((bottom) => ({
        left: right - width,
        right,
        top: bottom - text.height,
        bottom,
      })),
  );
}

/** A name where it's drawn. */
export interface PlacedName extends Box {
  readonly name: string;
}

/** Places the names of levels where they cover the fewest candles, and each other last of all. */
export function placeNames(
  lines: readonly NamedLine[],
  candles: readonly Box[],
): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  for (const line of lines) {
    const covered = (box: Box, others: readonly Box[]) =>
      others.filter((other) => overlap(box, other)).length;
    const weight = candles.length + 1;
    const cost = (box: Box) =>
      weight * (covered(box, candles) + weight * covered(box, placed)) +
      covered(onPhone(box), [...candles, ...placed]);
    const [best] = placesOf(line).toSorted((a, b) => cost(a) - cost(b));
    if (best) placed.push({ name: line.name, ...best });
  }
  return placed;
}
