import { fieldNamed, type RawTrade } from './raw-trade.ts';
import { TradeFileError } from './trade-file-error.ts';

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new TradeFileError([{ line, message: `not JSON: ${message}` }]);
  }
}

function readItem(item: unknown, line: number): RawTrade {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    const message = `${JSON.stringify(item)} is no trade: write {"time": …, "price": …, "size": …}`;
    throw new TradeFileError([{ line, message }]);
  }
  const pairs = Object.entries(item).map(
    ([key, value]) => [fieldNamed(key), String(value)] as const,
  );
  return { line, values: Object.fromEntries(pairs.filter(([field]) => field)) };
}

/** Whether a text is JSON rather than lines of values. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Reads trades from a JSON array of objects, or from one object per line. */
export function readJson(text: string): readonly RawTrade[] {
  if (text.trimStart().startsWith('[')) {
    const items = parse(text, 1);
    return Array.isArray(items) ? items.map((item, index) => readItem(item, index + 1)) : [];
  }
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() ? readItem(parse(line, index + 1), index + 1) : []));
}
