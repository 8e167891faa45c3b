import { type ChartMarkName, chartMarks, type MarkedChartId } from '@otm/schema';
import type { TradedSession } from '../session/traded-session.ts';
import { algorithmsMarks } from './algorithms-marks.ts';
import { barTimerMarks } from './bar-timer-marks.ts';
import type { ChartMark, MarkFinder } from './chart-mark.ts';
import { deltaBarMarks } from './delta-bar-marks.ts';
import { heroMarks } from './hero-marks.ts';
import { microMarks } from './micro-marks.ts';
import { swingMarks } from './swing-marks.ts';

const finders: { readonly [Id in MarkedChartId]: MarkFinder<Id> } = {
  algorithms: algorithmsMarks,
  'bar-timer': barTimerMarks,
  'delta-bar': deltaBarMarks,
  hero: heroMarks,
  micro: microMarks,
  swing: swingMarks,
};

/** A place with its name. */
export interface NamedMark extends ChartMark {
  readonly name: ChartMarkName;
}

/**
 * Returns the places of a chart in the order of their numbers.
 *
 * @throws Error if the session doesn't show one of them.
 */
export function findMarks(id: MarkedChartId, data: TradedSession): readonly NamedMark[] {
  const found: Readonly<Partial<Record<ChartMarkName, ChartMark | undefined>>> = finders[id](data);
  return chartMarks[id].map((name) => {
    const mark = found[name];
    if (!mark)
      throw new Error(
        `The chart "${id}" of seed ${data.seed} shows nothing for its mark "${name}": choose another seed.`,
      );
    return { name, ...mark };
  });
}
