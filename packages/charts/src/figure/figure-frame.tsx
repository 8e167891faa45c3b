import { type ChartTexts, format } from '@otm/schema';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ChartTable } from './chart-table.ts';

/** Attributes of a figure that its caller may set. */
export type FigureAttributes = Omit<ComponentProps<'figure'>, 'children' | 'title'>;

/** A figure's chart and the texts and controls around it. */
export interface FigureFrameProps extends FigureAttributes {
  /** Texts of the frame: the disclosure, the seed, and the table's summary and columns. */
  readonly texts: Omit<ChartTexts, 'charts'>;
  /** The chart's name, which is also the table's. */
  readonly title: string;
  /** The values below the chart. */
  readonly caption?: string | undefined;
  /** Omitted where several seeds are shown and each chart names its own. */
  readonly seed?: number | undefined;
  /** Where recorded trades come from; without it the figure says that they're simulated. */
  readonly source?: string | undefined;
  /** The drawn numbers. */
  readonly table?: ChartTable | undefined;
  /** The controls that change the chart, right below it. */
  readonly controls?: ReactNode;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart on its panel with disclosure, seed, values and, on request, its numbers as a table. */
export function FigureFrame(props: FigureFrameProps) {
  const { texts, title, caption, seed, source, table, controls, className, children, ...rest } =
    props;
  return (
    <figure className={classNames('otm-figure', className)} {...rest}>
      {children}
      {controls}
      {table && (
        <details>
          <summary>{texts.showTable}</summary>
          <NumbersTable texts={texts} title={title} table={table} />
        </details>
      )}
      <figcaption>
        <strong>{source ?? texts.simulated}</strong>
        {seed !== undefined && <span>{format(texts.seed, { seed: String(seed) })}</span>}
        {caption && <span>{caption}</span>}
      </figcaption>
    </figure>
  );
}

type NumbersTableProps = Required<Pick<FigureFrameProps, 'texts' | 'title'>> & {
  readonly table: ChartTable;
};

function NumbersTable({ texts, title, table }: NumbersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className="otm-figure__table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column}>{texts.columns[column]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move, and no cell identifies one.
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={table.columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
