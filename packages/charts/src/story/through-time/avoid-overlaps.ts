import { layout } from '../scene-layout.ts';

/** Width of a number with its ring, in percent of the plot on a phone. */
const numberWidth = 8.6;

/**
 * Moves the numbers of neighboring steps apart, so that none covers another.
 *
 * @param places Where the numbers belong, in percent of the plot and in rising order.
 * @param width Where the panels end, in percent of the plot.
 */
export function avoidOverlaps(
  places: readonly number[],
  width: number = layout.width,
): readonly number[] {
  const toTheRight = [...places];
  const toTheLeft = [...places];
  for (let index = 1; index < places.length; index++)
    toTheRight[index] = Math.max(at(places, index), at(toTheRight, index - 1) + numberWidth);
  for (let index = places.length - 2; index >= 0; index--)
    toTheLeft[index] = Math.min(at(places, index), at(toTheLeft, index + 1) - numberWidth);
  const first = numberWidth / 2;
  const last = width - numberWidth / 2 - (places.length - 1) * numberWidth;
  return places.map((_, index) => {
    const middle = (at(toTheRight, index) + at(toTheLeft, index)) / 2;
    const offset = index * numberWidth;
    return Math.min(Math.max(middle, first + offset), last + offset);
  });
}

const at = (places: readonly number[], index: number) => places[index] ?? 0;
