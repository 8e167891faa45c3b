import { DefinedFigure } from './defined-chart.tsx';
import type { FigureAttributes } from './figure-frame.tsx';
import { defaultSize, type SessionChartFacts } from './session-chart.tsx';
import { type SessionChartId, sessionCharts } from './session-charts.ts';

/** A chart of a session, and whether it comes with a table. */
export interface ChartFigureProps<Id extends SessionChartId = SessionChartId>
  extends SessionChartFacts<Id>,
    Omit<FigureAttributes, 'id'> {
  /**
   * Whether the numbers can be shown as a table.
   *
   * @defaultValue true
   */
  readonly table?: boolean;
}

/** A chart of a session with its caption, and its numbers as a table. */
export function ChartFigure<Id extends SessionChartId>(props: ChartFigureProps<Id>) {
  const { id, data, texts, size = defaultSize(id), table = true, ...rest } = props;
  return (
    <DefinedFigure
      definition={sessionCharts[id]}
      text={texts.charts[id]}
      texts={texts}
      data={data}
      size={size}
      table={table}
      {...rest}
    />
  );
}
