import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenTapes, goldenVector } from './golden.ts';
import type { Side, Trade } from './trade.ts';

const folder = new URL('../golden/', import.meta.url);
const names = Object.keys(goldenTapes);

const read = (name: string): ReturnType<typeof goldenVector> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('has a file for every tape, and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
});

describe.each(names)('the golden vector %s', (name) => {
  const file = read(name);
  const { trades, expected } = file;

  it('is what the engine returns', () => {
    const vector = goldenVector({ ...file, settings: file.settings, trades });
    expect(JSON.parse(JSON.stringify(vector))).toEqual(file);
  });

  it('follows from its trades by sums that share no code with the engine', () => {
    const volume = sum(trades.map(({ size }) => size));
    const mean = sum(trades.map(({ price, size }) => price * size)) / volume;
    const variance = sum(trades.map(({ price, size }) => (price - mean) ** 2 * size)) / volume;
    expect(expected.vwap.at(-1)?.vwap).toBeCloseTo(mean, 9);
    expect(expected.vwap.at(-1)?.sigma).toBeCloseTo(Math.sqrt(variance), 9);

    const at = (price: number, wanted: readonly Side[]) =>
      sum(
        trades
          .filter(
            (it: Trade, index) => it.price === price && wanted.includes(expected.sides[index] ?? 0),
          )
          .map(({ size }) => size),
      );
    for (const row of expected.profile)
      expect([row.volume, row.buy, row.sell]).toEqual([
        at(row.price, [1, 0, -1]),
        at(row.price, [1]),
        at(row.price, [-1]),
      ]);

    const { val = 0, vah = 0, poc = 0, volume: inside, total } = expected.valueArea ?? {};
    const within = expected.profile.filter(({ price }) => price >= val && price <= vah);
    expect([inside, total]).toEqual([sum(within.map((row) => row.volume)), volume]);
    expect(inside).toBeGreaterThanOrEqual(volume * 0.7);
    expect(at(poc, [1, 0, -1])).toBe(Math.max(...expected.profile.map((row) => row.volume)));

    const delta = sum(trades.map(({ size }, index) => size * (expected.sides[index] ?? 0)));
    expect(expected.cumulativeDelta.at(-1)?.close).toBe(delta);
    expect(sum(expected.micro.map((window) => window.delta))).toBe(delta);
  });
});

it('covers every indicator', () => {
  const { bars, pivots, micro, prints } = read('a-session').expected;
  for (const list of [bars, pivots, micro, prints]) expect(list.length).toBeGreaterThan(1);
});
