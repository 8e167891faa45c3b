import type { ReactNode } from 'react';

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  /** What is compared: the name of the table and of its region, not shown. */
  readonly caption: string;
  /** The heads of the columns, no two alike; the first stands over the names of the rows. */
  readonly columns: readonly string[];
  /** The rows, `tr`, each begun by a `th` of scope row. */
  readonly children: ReactNode;
}

/** A table whose first column stays while a narrow screen scrolls it sideways. */
export function ComparisonTable({ caption, columns, children }: ComparisonTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="otm-comparison" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="otm-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
