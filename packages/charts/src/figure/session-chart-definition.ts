import type { Bar } from '@otm/orderflow';
import type { ChartLabels } from '@otm/schema';
import type { ReactNode } from 'react';
import type { NonEmpty } from '../session/non-empty.ts';
import type { TradedSession } from '../session/traded-session.ts';
import type { ChartTable } from './chart-table.ts';

/** The data that a session is drawn from; frame, name and description are drawn around it. */
export interface SessionDrawingProps {
  readonly data: TradedSession;
  /** The latest bars that the chart has room for. */
  readonly bars: NonEmpty<Bar>;
  readonly labels: ChartLabels;
}

/** One chart of a session; `Placeholder` are the names that its texts may use. */
export interface SessionChartDefinition<Placeholder extends string = string> {
  /** Draws the chart at full size, with labels. */
  readonly Chart: (props: SessionDrawingProps) => ReactNode;
  /** Draws it on a card, where there is no room for labels. */
  readonly Card: (props: SessionDrawingProps) => ReactNode;
  /** The value of every placeholder, read from the drawn data. */
  readonly values: (
    data: TradedSession,
    labels: ChartLabels,
  ) => Readonly<Record<Placeholder, string>>;
  /** The drawn numbers as a table. */
  readonly table: (data: TradedSession, labels: ChartLabels) => ChartTable;
}
