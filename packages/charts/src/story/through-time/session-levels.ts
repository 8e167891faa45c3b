import type { ChartTexts, LevelName, StorySession } from '@otm/schema';
import type { TapePart } from './tape-part.ts';

/** A level that a part of a session leaves behind. */
export interface Level {
  readonly price: number;
  /** When the part ends, in milliseconds since the open. */
  readonly from: number;
  readonly name: LevelName;
}

/** A session whose parts have been summed up. */
interface LeveledSession {
  readonly session: StorySession;
  readonly parts: readonly TapePart[];
}

const priceOf = ({ high, low, own }: TapePart, name: LevelName): number =>
  ({ high, low, poc: own.area.poc, vah: own.area.vah, val: own.area.val })[name];

/**
 * The levels that a session asks for.
 *
 * @throws Error if a level is one of an unknown part.
 */
export const levelsOf = ({ session, parts }: LeveledSession): readonly Level[] =>
  (session.levels ?? []).flatMap(({ of, at }) => {
    const part = parts.find(({ name }) => name === of);
    if (!part)
      throw new Error(
        `The levels of "${of}" have no part: use one of ${parts.map(({ name }) => name).join(', ')}.`,
      );
    return at.map((name): Level => ({ price: priceOf(part, name), from: part.to, name }));
  });

/** The label of a level. */
export const levelLabel = (
  name: LevelName,
  { columns, labels }: Pick<ChartTexts, 'columns' | 'labels'>,
): string => (name === 'high' || name === 'low' ? columns[name] : labels[name]);
