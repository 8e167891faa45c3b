import type { ChartTextsOf } from '@otm/schema';
import type { ReactNode } from 'react';
import { HeroChart } from '../hero/hero-chart.tsx';
import { indicatorCharts } from '../indicators/index.ts';
import type { ChartProps } from '../plot/chart-props.ts';
import type { ChartSize } from '../plot/plot.tsx';
import type { ChartData } from '../session/chart-data.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { chartTable, type SessionChartId } from './chart-table.ts';
import { chartValues } from './chart-values.ts';
import { FigureFrame } from './figure-frame.tsx';

const charts: Record<SessionChartId, (props: ChartProps) => ReactNode> = {
  hero: HeroChart,
  ...indicatorCharts,
};

/** Props of {@link SessionChart}. */
export interface SessionChartProps<Id extends SessionChartId = SessionChartId> {
  /** Which picture of the session. */
  readonly id: Id;
  /** The session, from `computeSession` or `chartData`. */
  readonly data: ChartData;
  /** All texts of the charts, or those of this one. */
  readonly texts: ChartTextsOf<Id>;
  /** Default: large, and hero for the hero. A card has no description, its heading stands beside it. */
  readonly size?: ChartSize;
}

/** A picture of a session with its texts filled in. */
export function SessionChart<Id extends SessionChartId>(props: SessionChartProps<Id>) {
  const { id, data, texts, size } = props;
  const Chart: (props: ChartProps) => ReactNode = charts[id];
  const { title, description } = texts.charts[id];
  const values = size === 'card' ? undefined : chartValues(data, texts.words);
  return (
    <Chart
      data={data}
      words={texts.words}
      title={title}
      description={values && fillTemplate(description, values)}
      {...(size && { size })}
    />
  );
}

/** Props of {@link ChartFigure}. */
export interface ChartFigureProps<Id extends SessionChartId = SessionChartId>
  extends SessionChartProps<Id> {
  /** Whether the numbers can be shown as a table; default: true. */
  readonly table?: boolean;
}

/** A picture of a session with its caption and its table twin. */
export function ChartFigure<Id extends SessionChartId>(figure: ChartFigureProps<Id>) {
  const { table = true, ...props } = figure;
  const { id, data, texts } = props;
  const { title, caption } = texts.charts[id];
  const values = chartValues(data, texts.words);
  return (
    <FigureFrame
      texts={texts}
      title={title}
      seed={data.seed}
      caption={values && fillTemplate(caption, values)}
      table={table && values ? chartTable(id, data, texts.words) : undefined}
    >
      <SessionChart {...props} />
    </FigureFrame>
  );
}
