import { createSession } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { chartTexts } from '../testing/chart-texts.ts';
import {
  emptySession,
  expectTraded,
  sampleSession,
  sessionAfter,
} from '../testing/sample-sessions.ts';
import { formatBarLength } from './bar-length.ts';
import { chartData } from './chart-data.ts';
import { computeSession, defaultSettings } from './compute-session.ts';
import { barIndexAt, latestBars } from './latest-bars.ts';
import { tradedSession } from './traded-session.ts';

const { bars } = expectTraded(sampleSession);

describe('computeSession', () => {
  it('returns the same session for the same seed, bit by bit', () => {
    const again = computeSession(7);
    expect(again.session.bars).toEqual(sampleSession.session.bars);
    expect(again.session.vwap).toEqual(sampleSession.session.vwap);
    expect(again.rows).toEqual(sampleSession.rows);
  });

  it('returns another session for another seed', () => {
    expect(computeSession(8).session.bars).not.toEqual(sampleSession.session.bars);
  });

  it('has 9,000 trades in six and a half hours of five-minute bars', () => {
    expect(sampleSession.session.count).toBe(9000);
    expect(bars.length).toBeLessThanOrEqual(78);
    for (const { start } of bars) expect(start % 300_000).toBe(0);
  });

  it('changes the bars and leaves the trades alone', () => {
    const minutes = computeSession(7, { settings: { bar: { unit: 'time', length: 60_000 } } });
    expect(minutes.session.bars.length).toBeGreaterThan(bars.length);
    expect(minutes.rows).toEqual(sampleSession.rows);
  });

  it('widens the value area with its share', () => {
    const volumes = [50, 70, 90].map((percent) => computeSession(7, { percent }).area?.volume ?? 0);
    expect(volumes).toEqual(volumes.toSorted((one, other) => one - other));
    expect(volumes[0]).toBeLessThan(volumes[2] ?? 0);
  });
});

describe('chartData', () => {
  it('has no rows and no value area before the first trade', () => {
    expect(emptySession).toMatchObject({ rows: [], area: undefined });
  });

  it('has default options', () => {
    const data = chartData(createSession(defaultSettings), { seed: 1 });
    expect(data).toMatchObject({ seed: 1, tickSize: 0.25, percent: 70, bands: 2 });
  });
});

describe('tradedSession', () => {
  it('is undefined before the first trade, and complete after it', () => {
    expect(tradedSession(emptySession)).toBeUndefined();
    const first = expectTraded(sessionAfter(1));
    expect(first.bars).toHaveLength(1);
    expect(first.lastBar).toBe(first.bars[0]);
    expect(first.lastVwap).toEqual({ vwap: first.lastTrade.price, sigma: 0 });
    expect(first.area.poc).toBe(first.lastTrade.price);
  });

  it('formats prices in points', () => {
    expect(expectTraded(sampleSession).price(21_560)).toBe('5,390.00');
  });

  it('ends with the bar of the latest trade', () => {
    const { lastBar, lastTrade } = expectTraded(sampleSession);
    expect(lastBar.close).toBe(lastTrade.price);
  });
});

describe('latestBars', () => {
  it('returns as many of the latest bars as fit', () => {
    expect(latestBars(bars, 3)).toEqual(bars.slice(-3));
    expect(latestBars(bars, 10_000)).toEqual(bars);
  });
});

describe('barIndexAt', () => {
  it('finds the bar that a moment belongs to', () => {
    for (const index of [0, 1, bars.length - 1]) {
      const start = bars[index]?.start ?? 0;
      expect(barIndexAt(bars, start)).toBe(index);
      expect(barIndexAt(bars, start + 1)).toBe(index);
      expect(barIndexAt(bars, start - 1)).toBe(index - 1);
    }
  });

  it('finds none before the first bar', () => {
    expect(barIndexAt(bars, -1)).toBe(-1);
    expect(barIndexAt([], 5)).toBe(-1);
  });
});

describe('formatBarLength', () => {
  it.each([
    ['time', 300_000, '5'],
    ['trades', 1500, '1,500'],
    ['volume', 20_000, '20,000'],
  ] as const)('names bars by %s of %d in both languages', (unit, length, number) => {
    const data = computeSession(7, {
      settings: { bar: { unit, length } },
      ticks: { count: 10 },
    });
    for (const { labels } of Object.values(chartTexts)) {
      const text = formatBarLength(data, labels);
      expect(text).toContain(number);
      expect(text).not.toContain('{');
    }
  });
});
