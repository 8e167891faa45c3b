import type { ChartTextsOf } from '@otm/schema';
import type { ComponentProps } from 'react';
import type { ChartSize } from '../plot/plot.tsx';
import type { ChartData } from '../session/chart-data.ts';
import { DefinedChart } from './defined-chart.tsx';
import { type SessionChartId, sessionCharts } from './session-charts.ts';

/** Which chart of which session, its texts and its size. */
export interface SessionChartFacts<Id extends SessionChartId> {
  /** Which chart to draw, for example `hero`. It isn't the root's HTML `id`. */
  readonly id: Id;
  /** The session, from `computeSession` or `chartData`. */
  readonly data: ChartData;
  /** All texts of the charts, or those of this one. */
  readonly texts: ChartTextsOf<Id>;
  /**
   * A card has no description, because its heading is next to it.
   *
   * @defaultValue `hero` for the hero, else `large`
   */
  readonly size?: ChartSize;
}

/** A chart of a session, and the attributes of its root. */
export interface SessionChartProps<Id extends SessionChartId = SessionChartId>
  extends SessionChartFacts<Id>,
    Omit<ComponentProps<'svg'>, keyof SessionChartFacts<Id>> {}

/** The size of a chart unless it's given. */
export const defaultSize = (id: SessionChartId): ChartSize => (id === 'hero' ? 'hero' : 'large');

/** A chart of a session, with its texts filled in. */
export function SessionChart<Id extends SessionChartId>(props: SessionChartProps<Id>) {
  const { id, data, texts, size = defaultSize(id), ...rest } = props;
  return (
    <DefinedChart
      definition={sessionCharts[id]}
      text={texts.charts[id]}
      texts={texts}
      data={data}
      size={size}
      {...rest}
    />
  );
}
