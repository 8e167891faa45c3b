import { DefinedFigure } from './defined-chart.tsx';
import { defaultSize, type SessionChartProps } from './session-chart.tsx';
import { type SessionChartId, sessionCharts } from './session-charts.ts';

/** A chart of a session, and whether it comes with a table. */
export interface ChartFigureProps<Id extends SessionChartId = SessionChartId>
  extends SessionChartProps<Id> {
  /**
   * Whether the numbers can be shown as a table.
   *
   * @defaultValue true
   */
  readonly table?: boolean;
}

/** A chart of a session with its caption, and its numbers as a table. */
export function ChartFigure<Id extends SessionChartId>(props: ChartFigureProps<Id>) {
  const { id, data, texts, size = defaultSize(id), table = true } = props;
  return (
    <DefinedFigure
      definition={sessionCharts[id]}
      text={texts.charts[id]}
      texts={texts}
      data={data}
      size={size}
      table={table}
    />
  );
}
