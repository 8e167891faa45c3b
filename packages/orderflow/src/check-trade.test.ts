import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenTape, sampleSettings } from './sample-tapes.ts';
import { createSession, readTape } from './session.ts';
import type { Trade } from './trade.ts';
import { TradeError, type TradeErrorCode } from './trade-error.ts';

const valid: Trade = { time: 200_000, price: 99, bid: 98, ask: 99, size: 1 };

const invalid: [name: string, code: TradeErrorCode, change: Partial<Trade>][] = [
  ['a size of zero', 'size', { size: 0 }],
  ['a negative size', 'size', { size: -3 }],
  ['a size whose sums would lose digits', 'size', { size: 1_000_000_001 }],
  ['a fractional size', 'number', { size: 1.5 }],
  ['an infinite size', 'number', { size: Number.POSITIVE_INFINITY }],
  ['a price that is not a number', 'number', { price: Number.NaN }],
  ['a price between two ticks', 'number', { price: 99.5 }],
  ['a time that is not a number', 'number', { time: Number.NaN }],
  ['a bid that is not a number', 'number', { bid: Number.NaN }],
  ['a crossed book', 'crossed', { bid: 100, ask: 99 }],
  ['a time that runs backwards', 'unsorted', { time: 169_999 }],
  ['a price far away', 'far', { price: 2_000_000 }],
];

describe('an invalid stream', () => {
  it.each(invalid)('rejects %s', (_, code, change) => {
    const trade = { ...valid, ...change };
    const read = () => readTape([...goldenTape, trade], sampleSettings);
    expect(read).toThrow(TradeError);
    expect(read).toThrow(expect.objectContaining({ name: 'TradeError', code, index: 9, trade }));
  });

  it('is rejected without trades', () => {
    expect(() => readTape([], sampleSettings)).toThrow(
      expect.objectContaining({ code: 'empty', index: 0, trade: undefined }),
    );
  });

  it('is rejected when its first trade is invalid', () => {
    expect(() => readTape([{ ...valid, size: 0 }], sampleSettings)).toThrow('Fix trade 0: size');
  });

  it('leaves the session unchanged', () => {
    const session = readTape(goldenTape, sampleSettings);
    const before = JSON.stringify([session, session.profile.rows()]);
    expect(() => session.add({ ...valid, size: Number.NaN })).toThrow(TradeError);
    expect(JSON.stringify([session, session.profile.rows()])).toBe(before);
    session.add(valid);
    expect(session.count).toBe(10);
  });

  it('leads to finite results or a TradeError, whatever its numbers', () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double());
    const trade = fc.record({
      time: number,
      price: number,
      bid: number,
      ask: number,
      size: number,
    });
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 20 }), (tape) => {
        const session = createSession(sampleSettings);
        try {
          for (const next of tape) session.add(next);
        } catch (error) {
          expect(error).toBeInstanceOf(TradeError);
        }
        const numbers = session.bars.flatMap((bar) => Object.values(bar) as number[]);
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(session.vwap.every(({ vwap, sigma }) => Number.isFinite(vwap + sigma))).toBe(true);
      }),
    );
  });
});
