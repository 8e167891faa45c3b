import type { Bar, PrintMark } from '@otm/orderflow';
import { largeRoom } from '../figure/chart-room.ts';
import { barIndexAt, latestBars } from '../session/latest-bars.ts';
import { best } from './best.ts';
import type { MarkFinder } from './chart-mark.ts';
import { markBar } from './columns.ts';

/** Bars that show what came of the prints in a bar. */
const afterBars = 3;
/** Ticks that price has to be away from a level before it can come back to it. */
const awayTicks = 8;
/** Ticks that price gains at most where it stalls. */
const stallTicks = 1;
/** A print is alone with no other in its bar or the next one on either side. */
const aloneBars = 1;

/** A bar with its prints. */
interface Printed {
  readonly bar: Bar;
  readonly prints: readonly PrintMark[];
  /** The bars that follow. */
  readonly after: readonly Bar[];
}

/** The prints of a bar at its price with the most of them. */
const cluster = ({ prints }: Printed): readonly PrintMark[] =>
  best(
    prints.map(({ price }) => prints.filter((print) => print.price === price)),
    ({ length }) => length,
  ) ?? [];

/** The first bar that trades at a bar's cluster again after price was away from it. */
function revisit(printed: Printed): Bar | undefined {
  const [print] = cluster(printed);
  if (!print) return undefined;
  const { price } = print;
  const away = printed.after.findIndex(
    ({ high, low }) => low <= price - awayTicks || high >= price + awayTicks,
  );
  return away < 0
    ? undefined
    : printed.after.slice(away + 1).find(({ high, low }) => low <= price && high >= price);
}

/** Whether there are buys only, with enough bars after them to see what came of it. */
const hasBuysOnly = ({ prints, after }: Printed) =>
  prints.length > 0 && prints.every(({ side }) => side > 0) && after.length >= afterBars;

/** Ticks that the close gains over the following bars, and the ticks that these bars span. */
const gain = ({ bar, after }: Printed) => (after[afterBars - 1]?.close ?? bar.close) - bar.close;
function span({ after }: Printed): number {
  const next = after.slice(0, afterBars);
  return Math.max(...next.map(({ high }) => high)) - Math.min(...next.map(({ low }) => low));
}

/** How far from the middle of the session so far a bar closes, as a share of its range. */
function offCenter({ index, close }: Bar, bars: readonly Bar[]): number {
  const soFar = bars.slice(0, index + 1);
  const high = Math.max(...soFar.map((bar) => bar.high));
  const low = Math.min(...soFar.map((bar) => bar.low));
  return Math.abs(close - (high + low) / 2) / (high - low || 1);
}

/** The bars that the ways to read marks of prints are about. */
export const algorithmsMarks: MarkFinder<'algorithms'> = (data) => {
  const bars = latestBars(data.bars, largeRoom);
  const printed = bars.map(
    (bar, place): Printed => ({
      bar,
      prints: data.session.prints.filter(({ time }) => barIndexAt(bars, time) === place),
      after: bars.slice(place + 1),
    }),
  );
  const isAlone = ({ prints }: Printed, place: number) =>
    prints.length === 1 &&
    printed
      .slice(Math.max(0, place - aloneBars), place + aloneBars + 1)
      .every((neighbor) => neighbor.prints === prints || neighbor.prints.length === 0);
  const visited = best(
    printed.filter((bar) => cluster(bar).length > 1 && revisit(bar)),
    (bar) => cluster(bar).length,
  );
  const alone = best(printed.filter(isAlone), ({ bar }) => -offCenter(bar, data.bars));
  const buys = printed.filter(hasBuysOnly);
  return {
    cluster: markBar(bars, visited?.bar),
    worked: markBar(
      bars,
      best(
        buys.filter((bar) => gain(bar) > 0),
        gain,
      )?.bar,
    ),
    stalled: markBar(
      bars,
      best(
        buys.filter((bar) => gain(bar) <= stallTicks),
        (bar) => -span(bar),
      )?.bar,
    ),
    revisit: markBar(bars, visited && revisit(visited)),
    alone: markBar(bars, alone?.bar),
  };
};
