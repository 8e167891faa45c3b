/** A figure, perhaps with a sign, or the dash for a missing one. */
const figure = /^[−+]?[\d.,]+$|^–$/;

/** Writes a table in Markdown, with columns of figures aligned to the right. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignments = headers.map((_, column) =>
    rows.every((cells) => figure.test(cells[column] ?? '')) ? '---:' : '---',
  );
  return [line(headers), `|${alignments.join('|')}|`, ...rows.map(line)].join('\n');
}

/** Writes milliseconds, bytes or other whole figures; a dash for one that wasn't measured. */
export const whole = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-US');

/** Writes a ratio with two decimals; a dash if there is nothing to compare with. */
export const ratio = (value: number, base: number): string =>
  base > 0 ? `${(value / base).toFixed(2)}` : '–';

/** Writes a difference with its sign. */
export const signed = (value: number): string =>
  `${Math.round(value) < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;
