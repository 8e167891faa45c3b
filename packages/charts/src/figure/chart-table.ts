import type { ChartColumns } from '@otm/schema';

/** A column of a chart's table. */
type ColumnName = keyof ChartColumns;

/** The numbers that a chart draws; each row has one cell per column. */
export interface ChartTable {
  readonly columns: readonly ColumnName[];
  readonly rows: readonly (readonly string[])[];
}
