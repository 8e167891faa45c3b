import { type ChartText, type ChartTexts, format } from '@otm/schema';
import type { ComponentProps } from 'react';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { type ChartSize, Panel, Plot } from '../plot/plot.tsx';
import type { ChartData } from '../session/chart-data.ts';
import { latestBars } from '../session/latest-bars.ts';
import { tradedSession } from '../session/traded-session.ts';
import { chartRoom } from './chart-room.ts';
import { type FigureAttributes, FigureFrame, type FigureFrameProps } from './figure-frame.tsx';
import type { SessionChartDefinition } from './session-chart-definition.ts';

/** A chart by its definition, its texts and the session to draw. */
interface ChartByDefinition {
  readonly definition: SessionChartDefinition;
  /** The texts of this chart. */
  readonly text: ChartText;
  /** The texts of all charts. */
  readonly texts: Omit<ChartTexts, 'charts'>;
  readonly data: ChartData;
  readonly size: ChartSize;
}

/** A chart by its definition, and the attributes of its root. */
export interface DefinedChartProps
  extends ChartByDefinition,
    Omit<ComponentProps<'svg'>, keyof ChartByDefinition> {}

/** A card's drawing has a margin on all sides. */
const cardArea = { x: 3, y: 6, width: 94, height: 88 };

/** A chart of a session: its frame, with the drawing inside or a text that there are no trades. */
export function DefinedChart({ definition, text, texts, data, size, ...rest }: DefinedChartProps) {
  const { labels } = texts;
  const { Card, Chart, values } = definition;
  const traded = tradedSession(data);
  if (!traded) return <EmptyPlot size={size} title={text.title} text={labels.empty} {...rest} />;

  const drawn = { data: traded, labels, bars: latestBars(traded.bars, chartRoom[size]) };
  if (size === 'card')
    return (
      <Plot size={size} title={text.title} {...rest}>
        <Panel {...cardArea}>
          <Card {...drawn} />
        </Panel>
      </Plot>
    );
  return (
    <Plot
      size={size}
      title={text.title}
      description={format(text.description, values(traded, labels))}
      {...rest}
    >
      <Chart {...drawn} />
    </Plot>
  );
}

/** A defined chart, whether it comes with a table, and what changes it. */
export interface DefinedFigureProps
  extends ChartByDefinition,
    Pick<FigureFrameProps, 'controls'>,
    FigureAttributes {
  readonly table: boolean;
}

/** A chart of a session with its caption, and its numbers as a table. */
export function DefinedFigure(props: DefinedFigureProps) {
  const { definition, text, texts, data, size, table, controls, ...rest } = props;
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
      {...rest}
    >
      <DefinedChart definition={definition} text={text} texts={texts} data={data} size={size} />
    </FigureFrame>
  );
}
