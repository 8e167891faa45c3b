import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Attributes of the scroll region, plus the table's caption, columns and rows. */
export interface ComparisonTableProps extends ComponentProps<'section'> {
  /** Names the table and its region; visually hidden. */
  readonly caption: string;
  /** The column headers, all different; the first one is above the row headers. */
  readonly columns: readonly string[];
  /** The rows: `tr` elements that start with a `<th scope="row">`. */
  readonly children: ReactNode;
}

/** A table whose first column stays in view while a narrow screen scrolls it sideways. */
export function ComparisonTable({
  caption,
  columns,
  children,
  className,
  ...rest
}: ComparisonTableProps) {
  return (
    <section
      className={classNames('otm-comparison', className)}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard.
      tabIndex={0}
      {...rest}
    >
      <table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
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
