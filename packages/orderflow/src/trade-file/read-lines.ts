import { type Field, fieldNamed, type RawTrade } from './raw-trade.ts';
import { TradeFileError } from './trade-file-error.ts';

const separators = [';', '\t', ','] as const;

/** NinjaTrader's text format has no header; its lines start like `20261116 093000`. */
const isNinjaTrader = (line: string) => /^\d{8} \d{6}( \d{7})?;/.test(line);

/** NinjaTrader's columns, with the book or without it. */
const ninjaTraderColumns = (count: number): readonly Field[] =>
  count > 3 ? ['time', 'price', 'bid', 'ask', 'size'] : ['time', 'price', 'size'];

const unquote = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1');

/**
 * Reads trades from lines of values: NinjaTrader's format, or a header and values between commas,
 * semicolons or tabs. Numbers and times contain no separators, so a CSV library would add nothing.
 */
export function readLines(text: string): readonly RawTrade[] {
  const lines = text.split(/\r\n?|\n/);
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  );
  const head = lines[first] ?? '';
  const separator = separators.find((it) => head.includes(it)) ?? ',';
  const cellsOf = (line: string) => line.split(separator).map(unquote);
  const cells = cellsOf(head);
  const hasHeader = !isNinjaTrader(head);
  const columns = hasHeader ? cells.map(fieldNamed) : ninjaTraderColumns(cells.length);
  const missing = (['time', 'price', 'size'] as const).filter((it) => !columns.includes(it));
  if (missing.length) {
    const message = `the header "${head}" has no column "${missing.join('", "')}"`;
    throw new TradeFileError([{ line: first + 1, message }]);
  }
  return lines.flatMap((line, index) => {
    if (!line.trim() || (hasHeader && index <= first)) return [];
    const pairs = cellsOf(line).map((cell, column) => [columns[column], cell] as const);
    return { line: index + 1, values: Object.fromEntries(pairs.filter(([field]) => field)) };
  });
}
