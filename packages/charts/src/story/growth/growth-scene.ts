import type { StorySession, viewMarks } from '@otm/schema';
import type { TradedSession } from '../../session/traded-session.ts';
import { formatCount, formatShare } from '../../text/format.ts';
import { prefixed } from '../prefixed.ts';
import type { StoryScene } from '../story-scene.ts';
import { readSession } from '../through-time/read-session.ts';
import { wholeSession } from '../through-time/session-values.ts';
import { type GrowthMarks, growthDrawing } from './growth-drawing.tsx';
import { type GrowthStage, valueAreaGrowth, volumeBetween } from './value-area-growth.ts';

type Marks = (typeof viewMarks)['profile'];

/** The busiest row outside the area, as a stage of its own. */
function busiestOutside({ rows, area }: TradedSession, rounds: number): GrowthStage {
  const outside = rows.filter(({ price }) => price < area.val || price > area.vah);
  const [first] = outside;
  if (!first) throw new Error('The value area covers all prices: choose another seed.');
  const { price, volume } = outside.reduce(
    (best, row) => (row.volume > best.volume ? row : best),
    first,
  );
  const above = volumeBetween(rows, price + 1, price + 2);
  return {
    low: price,
    high: price,
    volume,
    rounds,
    above,
    below: volumeBetween(rows, price - 2, price - 1),
  };
}

function marksOf(data: TradedSession): GrowthMarks {
  const { rows, area, percent } = data;
  const stages = valueAreaGrowth(rows, area, percent);
  const [poc, pair] = stages;
  const done = stages.at(-1) ?? poc;
  const half = stages.find(({ volume }) => volume * 200 >= percent * area.total) ?? done;
  return { poc, pair: pair ?? poc, half, area: done, outside: busiestOutside(data, done.rounds) };
}

const numbersOf = (
  { low, high, volume, rounds, above, below }: GrowthStage,
  { area, price }: TradedSession,
): Record<Marks[keyof Marks][number], string> => ({
  low: price(low),
  high: price(high),
  rows: String(high - low + 1),
  volume: formatCount(volume),
  share: formatShare(volume, area.total),
  rounds: String(rounds),
  above: formatCount(above),
  below: formatCount(below),
});

/** Composes the picture of how a session's value area grows. */
export function composeGrowthScene(session: StorySession): StoryScene {
  const parted = readSession(session);
  const { data } = parted;
  const marks = marksOf(data);
  const numbers = Object.entries(marks).map(
    ([mark, stage]) => [mark, numbersOf(stage, data)] as const,
  );
  return {
    seed: session.seed,
    values: Object.assign(
      prefixed('session', wholeSession(parted)),
      ...numbers.map(([mark, values]) => prefixed(mark, values)),
    ),
    Drawing: growthDrawing(data, marks),
    table: (wanted) => ({
      columns: ['step', 'from', 'to', 'volume', 'share'],
      rows: wanted.flatMap((mark, place) =>
        numbers
          .filter(([name]) => name === mark)
          .map(([, { low, high, volume, share }]) => [String(place + 1), low, high, volume, share]),
      ),
    }),
  };
}
