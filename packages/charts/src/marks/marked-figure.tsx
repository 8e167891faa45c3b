import { type ChartText, format, type MarkedChartId } from '@otm/schema';
import { DefinedFigure } from '../figure/defined-chart.tsx';
import type { FigureAttributes } from '../figure/figure-frame.tsx';
import { defaultSize, type SessionChartFacts } from '../figure/session-chart.tsx';
import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import { sessionCharts } from '../figure/session-charts.ts';
import { tradedSession } from '../session/traded-session.ts';
import { findMarks } from './find-marks.ts';
import { numberedChart } from './numbered-chart.tsx';

/** A chart whose places are numbered, and whether it comes with a table. */
export interface MarkedFigureProps<Id extends MarkedChartId = MarkedChartId>
  extends SessionChartFacts<Id>,
    Omit<FigureAttributes, 'id'> {
  /**
   * Whether the numbers can be shown as a table.
   *
   * @defaultValue true
   */
  readonly table?: boolean;
}

/**
 * A chart of a session with the places numbered that a text explains: bars, legs, windows or zones,
 * found in the drawn data. Its description names each number with its time, bar or price.
 *
 * @throws Error if the session doesn't show one of these places.
 */
export function MarkedFigure<Id extends MarkedChartId>(props: MarkedFigureProps<Id>) {
  const { id, data, texts, size = defaultSize(id), table = true, ...rest } = props;
  const definition: SessionChartDefinition = sessionCharts[id];
  const text: ChartText = texts.charts[id];
  const traded = tradedSession(data);
  const marks = traded ? findMarks(id, traded) : [];
  const numbers = marks.map(({ place }, index) =>
    format(texts.numbered, { number: String(index + 1), place }),
  );
  return (
    <DefinedFigure
      definition={{ ...definition, Chart: numberedChart(definition.Chart, marks) }}
      text={{ ...text, description: [text.description, ...numbers].join(' ') }}
      texts={texts}
      data={data}
      size={size}
      table={table}
      {...rest}
    />
  );
}
