/** A numbered part in a picture of a component, in pixels from the picture's corner. */
export interface Mark {
  readonly part: string;
  /** Where its line ends, on the part. */
  readonly x: number;
  readonly y: number;
  /** The margin in which its number is. */
  readonly side: 'start' | 'end';
  /** The height of its number. */
  readonly at: number;
}

/** A box of a part, relative to the picture. */
export interface PartBox {
  readonly part: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The height of a number with the gap to the next one. */
const step = 28;

/** Tall parts end their line near the top, where text starts. */
const lineEnd = ({ top, height }: PartBox) => top + Math.min(height / 2, 24);

/**
 * Returns where the numbers of parts are: in the margins, beside the part and none above another,
 * so that no number covers what it names. Parts of the right half have theirs on the right. The
 * order is that of the numbers, from the top.
 */
export function placeMarks(boxes: readonly PartBox[], width: number): readonly Mark[] {
  const marks = boxes.map((box) => {
    const isRight = box.left > width / 2;
    return {
      part: box.part,
      x: isRight ? box.left + box.width : box.left,
      y: lineEnd(box),
      side: isRight ? ('end' as const) : ('start' as const),
    };
  });
  const last = { start: -step, end: -step };
  const heights = new Map<string, number>();
  for (const { part, side, y } of [...marks].sort((one, other) => one.y - other.y)) {
    last[side] = Math.max(y - step / 2, last[side] + step);
    heights.set(part, last[side] + step / 2);
  }
  return marks
    .map((mark) => ({ ...mark, at: heights.get(mark.part) ?? mark.y }))
    .sort((one, other) => one.at - other.at);
}
