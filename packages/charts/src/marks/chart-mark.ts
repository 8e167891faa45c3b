import type { ChartMarkName, MarkedChartId } from '@otm/schema';
import type { TradedSession } from '../session/traded-session.ts';
import type { MarkArea } from '../story/scene-mark.tsx';

/** A place of a chart that a text points to by its number. */
export interface ChartMark {
  /** The place in words that every language writes alike: times, bars or prices. */
  readonly place: string;
  /** In percent of the chart; without a number of its own it's above the chart. */
  readonly area: MarkArea;
  /** The same place in another panel, with its number. */
  readonly again?: MarkArea & { readonly number: { readonly y: number } };
}

/** Finds the places that a chart's marks name; a mark that the session doesn't show is missing. */
export type MarkFinder<Id extends MarkedChartId> = (
  data: TradedSession,
) => Readonly<Record<ChartMarkName<Id>, ChartMark | undefined>>;
