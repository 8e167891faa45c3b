import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ninjaTraderText, sampleFileTape, sampleSettings, sampleTape } from '../sample-tapes.ts';
import { readTape } from '../session.ts';
import { readTrades } from './read-trades.ts';
import { TradeFileError } from './trade-file-error.ts';

const expected = [
  { time: 5125, price: 21_560, bid: 21_559, ask: 21_560, size: 3 },
  { time: 6000, price: 21_559, bid: 21_559, ask: 21_560, size: 12 },
];

/** Returns the problems that reading a text throws. */
function problemsOf(text: string, options = {}): readonly string[] {
  try {
    readTrades(text, { tickSize: 0.25, ...options });
  } catch (error) {
    if (!(error instanceof TradeFileError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
  return [];
}

const header = 'time,price,bid,ask,size';
const good = '2026-11-16T14:30:05.125Z,5390.00,5389.75,5390.00,3';

describe('readTrades', () => {
  it.each([
    ['CSV', `${header}\n${good}\n2026-11-16T14:30:06Z,5389.75,5389.75,5390,12\n`],
    [
      'semicolons, other names and order, quotes, Windows line ends and a blank line',
      '"Size";"Last Price";"Ask Price";"Bid Price";"Timestamp"\r\n3;5390;5390;5389.75;2026-11-16 09:30:05.125-05:00\r\n\r\n12;5389.75;5390;5389.75;"2026-11-16 09:30:06-05:00"\r\n',
    ],
    [
      'NinjaTrader’s text format',
      '20261116 143005 1250000;5390;5389.75;5390;3\n20261116 143006 0000000;5389.75;5389.75;5390;12',
    ],
    [
      'JSON',
      '[{"time":1794839405125,"price":5390,"bid":5389.75,"ask":5390,"size":3},{"time":"2026-11-16T14:30:06Z","price":5389.75,"bid":5389.75,"ask":"5390","volume":12}]',
    ],
    [
      'JSON lines with nanoseconds',
      '{"ts_event":"2026-11-16T14:30:05.125999999Z","price":5390,"bid_px_00":5389.75,"ask_px_00":5390,"size":3}\n{"ts_event":"2026-11-16T14:30:06.000000001Z","price":5389.75,"bid_px_00":5389.75,"ask_px_00":5390,"size":12}\n',
    ],
  ])('reads %s', (_, text) => {
    expect(readTrades(text, { tickSize: 0.25 })).toEqual(expected);
  });

  it('leaves the aggressor to the tick rule where the file has no book', () => {
    const trades = readTrades('20261116 143005;5390;3\n20261116 143006;5390.25;2', {
      tickSize: 0.25,
    });
    expect(trades.map(({ bid, ask }) => [bid, ask])).toEqual([
      [21_560, 21_560],
      [21_561, 21_561],
    ]);
    expect(readTape(trades, sampleSettings).bars[0]?.delta).toBe(2);
  });

  it('rounds decimal prices to the nearest tick despite floating-point errors', () => {
    const text = 'time,price,size\n0,1.1,1\n0,0.3,1\n0,0.29,1\n';
    const prices = readTrades(text, { tickSize: 0.01 }).map(({ price }) => price);
    expect(prices).toEqual([110, 30, 29]);
  });

  it('counts times from the open that it is given', () => {
    const open = '2026-11-16T14:25:00Z';
    const [first] = readTrades(`${header}\n${good}`, { tickSize: 0.25, open });
    expect(first?.time).toBe(305_125);
  });

  it.each([
    [
      'price',
      good.replace('5390.00,5389', '5390.10,5389'),
      '2: price "5390.10" isn\'t a multiple of the tick size 0.25',
    ],
    ['price', good.replace('5390.00,5389', 'x,5389'), '2: price "x" isn\'t a number'],
    [
      'time',
      good.replace('2026-11-16T', '16/11/2026 '),
      '2: time "16/11/2026 14:30:05.125Z" isn\'t a time such as 2026-11-16T09:30:00.125Z, 20261116 093000 1250000 or milliseconds',
    ],
    ['size', good.replace(/3$/, '0'), '2: the size must be from 1 to 1000000000'],
    ['size', good.replace(/,3$/, ''), '2: size is missing'],
    [
      'book',
      good.replace('5389.75,5390.00', '5390.25,5390.00'),
      '2: the bid is above the ask: leave the trade out, or correct its book',
    ],
  ])('names the line of a wrong %s', (_, line, problem) => {
    expect(problemsOf(`${header}\n${line}`)).toEqual([problem]);
  });

  it('names a decimal comma', () => {
    expect(problemsOf('time;price;size\n5;5390,25;1')).toEqual([
      '2: price "5390,25" needs a decimal point',
    ]);
  });

  it('names every wrong line, and compares times with the last right one', () => {
    const lines = ['5000,1,1', '6000,x,1', '4000,1,1', '7000,1,0.5', '8000,1,1'];
    expect(problemsOf(['time,price,size', ...lines].join('\n'), { tickSize: 1 })).toEqual([
      '3: price "x" isn\'t a number',
      '4: the trade is earlier than the one before it: sort the file by time',
      '5: a number is too large',
    ]);
  });

  it('names the first three in its message, and stops at a hundred', () => {
    const text = `time,price,size\n${'0,x,1\n'.repeat(500)}`;
    expect(problemsOf(text)).toHaveLength(100);
    expect(() => readTrades(text, { tickSize: 1 })).toThrow(
      /^Fix line 2: price "x" isn't a number; line 3: .*; line 4: .*; and 97 more$/,
    );
  });

  it.each([
    ['nothing', '', '1: the header "" has no column "time", "price", "size"'],
    ['only a header', header, '1: no trades'],
    [
      'an unknown header',
      'when,price,volume\n1,2,3',
      '1: the header "when,price,volume" has no column "time"',
    ],
    ['a JSON number', '[5]', '1: 5 is no trade: write {"time": …, "price": …, "size": …}'],
    ['an empty JSON array', '[]', '1: no trades'],
  ])('refuses %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('names the line of broken JSON', () => {
    const [problem] = problemsOf('{"time":1,"price":1,"size":1}\n{"time":2,');
    expect(problem).toMatch(/^2: not JSON: /);
  });

  it('refuses an open after the first trade', () => {
    const [problem] = problemsOf(`${header}\n${good}`, { open: '2026-11-16T15:00:00Z' });
    expect(problem).toMatch(/^1: the session opens at/);
  });

  it('reads a tape that was written as NinjaTrader does, exactly', () => {
    const trades = [...sampleTape(7, 2000)];
    expect(readTrades(ninjaTraderText(trades), { tickSize: 0.25 })).toEqual(trades);
  });

  it('reads the sample file that the package brings', () => {
    const file = readFileSync(new URL('../../samples/session.txt', import.meta.url), 'utf8');
    expect(readTrades(file, { tickSize: 0.25 })).toEqual([...sampleFileTape()]);
  });
});
