import { checkTrade } from '../check-trade.ts';
import type { Trade } from '../trade.ts';
import type { TradeErrorCode } from '../trade-error.ts';
import type { Field, RawTrade } from './raw-trade.ts';
import { isJson, readJson } from './read-json.ts';
import { readLines } from './read-lines.ts';
import { readTime } from './read-time.ts';
import { maxProblems, TradeFileError, type TradeFileProblem } from './trade-file-error.ts';

/** How the prices and times of a file become ticks and milliseconds. */
export interface TradeFileOptions {
  /** Points per tick, for example 0.25. */
  readonly tickSize: number;
  /**
   * When the session opened, in any notation that the file may use.
   *
   * @defaultValue the full minute in which the first trade happened
   */
  readonly open?: string;
}

/** The messages about a trade whose fields are all readable. */
const messages: Readonly<Record<TradeErrorCode, string>> = {
  empty: 'no trades',
  number: 'a number is too large',
  crossed: 'the bid is above the ask: leave the trade out, or correct its book',
  size: 'the size must be from 1 to 1000000000',
  unsorted: 'the trade is earlier than the one before it: sort the file by time',
  far: 'the price is more than 100000 ticks away from the one before it: a misprint or a wrong tick size',
};

/** Throws a message about a field. */
function refuse(field: Field, text: string | undefined, why: string): never {
  throw new RangeError(`${field} ${text === undefined ? 'is missing' : `"${text}" ${why}`}`);
}

function numberIn({ values }: RawTrade, field: Field): number {
  const text = values[field];
  if (text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  const isComma = text?.includes(',');
  return refuse(field, text, isComma ? 'needs a decimal point' : "isn't a number");
}

function ticksIn(raw: RawTrade, field: Field, tickSize: number): number {
  const ticks = numberIn(raw, field) / tickSize;
  const whole = Math.round(ticks);
  // Decimal prices aren't exact in binary; a millionth of a tick is far above that.
  if (Math.abs(ticks - whole) < 1e-6) return whole;
  return refuse(field, raw.values[field], `isn't a multiple of the tick size ${tickSize}`);
}

function timeIn({ values }: RawTrade): number {
  const time = readTime(values.time ?? '');
  if (Number.isFinite(time)) return time;
  const notations = '2026-11-16T09:30:00.125Z, 20261116 093000 1250000 or milliseconds';
  return refuse('time', values.time, `isn't a time such as ${notations}`);
}

function readTrade(raw: RawTrade, tickSize: number): Trade {
  const time = timeIn(raw);
  const price = ticksIn(raw, 'price', tickSize);
  const hasBook = raw.values.bid !== undefined && raw.values.ask !== undefined;
  // Without a book, a locked one at the price leaves the aggressor to the tick rule.
  const bid = hasBook ? ticksIn(raw, 'bid', tickSize) : price;
  const ask = hasBook ? ticksIn(raw, 'ask', tickSize) : price;
  return { time, price, bid, ask, size: numberIn(raw, 'size') };
}

/**
 * Reads the trades of a file: CSV with a header, NinjaTrader's text format, JSON or JSON lines.
 *
 * @param text The file's content.
 * @returns Trades for `readTape` and `createSession`, with prices in ticks and times since the open.
 * @throws A `TradeFileError` with the line of every mistake; nothing is skipped or corrected.
 */
export function readTrades(text: string, { tickSize, open }: TradeFileOptions): readonly Trade[] {
  const problems: TradeFileProblem[] = [];
  const trades: Trade[] = [];
  for (const raw of isJson(text) ? readJson(text) : readLines(text)) {
    if (problems.length === maxProblems) break;
    try {
      const trade = readTrade(raw, tickSize);
      const code = checkTrade(trade, trades.at(-1));
      if (code) throw new RangeError(messages[code]);
      trades.push(trade);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ line: raw.line, message: error.message });
    }
  }
  const [first] = trades;
  if (!first && !problems.length) problems.push({ line: 1, message: messages.empty });
  const start =
    open === undefined ? Math.floor((first?.time ?? 0) / 60_000) * 60_000 : readTime(open);
  if (first && !(start <= first.time)) {
    const message = `the session opens at "${open}", which isn't a time before the first trade`;
    problems.push({ line: 1, message });
  }
  if (problems.length) throw new TradeFileError(problems);
  return trades.map((trade) => ({ ...trade, time: trade.time - start }));
}
