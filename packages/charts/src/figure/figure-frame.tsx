import type { ChartTexts } from '@otm/schema';
import type { ReactNode } from 'react';
import { fillTemplate } from '../text/fill-template.ts';
import type { ChartTable } from './chart-table.ts';

/** Props of {@link FigureFrame}. */
export interface FigureFrameProps {
  readonly texts: Omit<ChartTexts, 'charts'>;
  /** The picture's name; the table is named by it. */
  readonly title: string;
  /** The values under the picture. */
  readonly caption?: string | undefined;
  /** Left out where several seeds are shown and the picture names them. */
  readonly seed?: number | undefined;
  /** The same data in numbers. */
  readonly table?: ChartTable | undefined;
  /** The picture. */
  readonly children: ReactNode;
}

/** A computed picture on its panel: what it is, its seed and values, and its table twin. */
export function FigureFrame({ texts, title, caption, seed, table, children }: FigureFrameProps) {
  return (
    <figure className="otm-figure">
      {children}
      <figcaption>
        <strong>{texts.simulated}</strong>
        {seed !== undefined && <span>{fillTemplate(texts.seed, { seed: String(seed) })}</span>}
        {caption && <span>{caption}</span>}
      </figcaption>
      {table && (
        <details>
          <summary>{texts.showTable}</summary>
          <TableTwin texts={texts} title={title} table={table} />
        </details>
      )}
    </figure>
  );
}

type TableTwinProps = Required<Pick<FigureFrameProps, 'texts' | 'title'>> & {
  readonly table: ChartTable;
};

function TableTwin({ texts, title, table }: TableTwinProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="otm-figure__table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a still table never move.
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
