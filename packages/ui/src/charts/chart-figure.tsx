import type { ChartTexts } from '@otm/content/schema';
import type { ChartData } from './chart-data.ts';
import { chartTable, type SessionChartId } from './chart-table.ts';
import { chartValues } from './chart-values.ts';
import { FigureFrame } from './figure-frame.tsx';
import { fillTemplate } from './fill-template.ts';
import { HeroChart } from './hero-chart.tsx';
import { indicatorCharts } from './indicator-charts.ts';
import type { ChartSize } from './plot.tsx';

/** Props of {@link SessionChart}. */
export interface SessionChartProps {
  /** Which picture of the session. */
  readonly id: SessionChartId;
  readonly data: ChartData;
  readonly texts: ChartTexts;
  /** Default: large, and hero for the hero. A card has no description, its heading stands beside it. */
  readonly size?: ChartSize;
}

/** A picture of a session with its texts filled in. */
export function SessionChart({ id, data, texts, size }: SessionChartProps) {
  const Chart = id === 'hero' ? HeroChart : indicatorCharts[id];
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
export interface ChartFigureProps extends SessionChartProps {
  /** Whether the numbers can be shown as a table; default: true. */
  readonly table?: boolean;
}

/** A picture of a session with its caption and its table twin. */
export function ChartFigure({ table = true, ...props }: ChartFigureProps) {
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
