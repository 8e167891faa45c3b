import { type ChartText, type ChartTexts, format } from '@otm/schema';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { type ChartSize, Plot } from '../plot/plot.tsx';
import type { ChartData } from '../session/chart-data.ts';
import { latestBars } from '../session/latest-bars.ts';
import { tradedSession } from '../session/traded-session.ts';
import { chartRoom } from './chart-room.ts';
import { FigureFrame, type FigureFrameProps } from './figure-frame.tsx';
import type { SessionChartDefinition } from './session-chart-definition.ts';

/** A chart by its definition, its texts and the session to draw. */
export interface DefinedChartProps {
  readonly definition: SessionChartDefinition;
  /** The texts of this chart. */
  readonly text: ChartText;
  /** The texts of all charts. */
  readonly texts: Omit<ChartTexts, 'charts'>;
  readonly data: ChartData;
  readonly size: ChartSize;
}

/** A chart of a session: its frame, with the drawing inside or a text that there are no trades. */
export function DefinedChart({ definition, text, texts, data, size }: DefinedChartProps) {
  const { labels } = texts;
  const { Card, Chart, values } = definition;
  const traded = tradedSession(data);
  if (!traded) return <EmptyPlot size={size} title={text.title} text={labels.empty} />;

  const isCard = size === 'card';
  const Drawing = isCard ? Card : Chart;
  return (
    <Plot
      size={size}
      title={text.title}
      description={isCard ? undefined : format(text.description, values(traded, labels))}
    >
      <Drawing data={traded} labels={labels} bars={latestBars(traded.bars, chartRoom[size])} />
    </Plot>
  );
}

/** A defined chart, whether it comes with a table, and what changes it. */
export interface DefinedFigureProps extends DefinedChartProps, Pick<FigureFrameProps, 'controls'> {
  readonly table: boolean;
}

/** A chart of a session with its caption, and its numbers as a table. */
export function DefinedFigure({ table, controls, ...chart }: DefinedFigureProps) {
  const { definition, text, texts, data } = chart;
  const traded = tradedSession(data);
  return (
    <FigureFrame
      texts={texts}
      title={text.title}
      seed={data.seed}
      source={data.source}
      caption={traded && format(text.caption, definition.values(traded, texts.labels))}
      table={table && traded ? definition.table(traded, texts.labels) : undefined}
      controls={controls}
    >
      <DefinedChart {...chart} />
    </FigureFrame>
  );
}
