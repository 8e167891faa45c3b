import { createBars } from './bars.ts';
import { createClassifier } from './classify.ts';
import { createRepeatedPrints } from './repeated-prints.ts';
import { createSession } from './session.ts';
import { createSwingDelta } from './swing-delta.ts';
import { generateTicks } from './tick-generator.ts';
import type { Side, Trade } from './trade.ts';
import { valueArea } from './value-area.ts';
import { createVolumeProfile } from './volume-profile.ts';
import { createVwap } from './vwap.ts';

// Prints how the cost of one trade grows with the session; run by `pnpm bench`.

const settings = {
  bar: { unit: 'time', length: 300_000 },
  swing: 8,
  micro: 25,
  prints: { repeats: 4, gap: 60_000, from: 5, percentile: 99.8 },
} as const;
const [small, large, rounds] = [20_000, 2_000_000, 5];

/** A tape with the same density of trades at every length. */
const tape = (count: number, seed = 1) =>
  generateTicks({ seed, count, duration: count * 2600, open: 21_560, episodes: [] });

type Add = (trade: Trade, side: Side) => unknown;

const indicators: Record<string, () => Add> = {
  'nothing (the tape alone)': () => () => {},
  bars: () => createBars(settings.bar).add,
  'swing delta': () => createSwingDelta(settings.swing).add,
  'micro delta': () => createBars({ unit: 'trades', length: settings.micro }).add,
  'repeated prints': () => createRepeatedPrints(settings.prints).add,
  vwap: () => createVwap().add,
  'volume profile': () => createVolumeProfile().add,
  'all of them (session)': () => createSession(settings).add,
};

/** Measures work in nanoseconds of processor time, so that other programs don't count. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1000;
}

/** Measures a run over a tape in nanoseconds per trade. */
function run(start: () => Add, count: number): number {
  const times = large / count;
  const work = () => {
    for (let time = 0; time < times; time += 1) {
      const add = start();
      const sideOf = createClassifier();
      for (const trade of tape(count, time + 1)) add(trade, sideOf(trade));
    }
  };
  return spent(work) / large;
}

const inTurns = (first: () => number, second: () => number): [number, number] => {
  const pairs = Array.from({ length: rounds }, () => [first(), second()] as const);
  return [Math.min(...pairs.map(([one]) => one)), Math.min(...pairs.map(([, two]) => two))];
};

const print = (...cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(26)).join('')}\n`);

print('ns per trade', small, large, 'ratio');
for (const [name, start] of Object.entries(indicators)) {
  run(start, small);
  // Alternating, so that a busy machine affects both alike; the best of each counts.
  const [one, hundred] = inTurns(
    () => run(start, small),
    () => run(start, large),
  );
  print(name, one.toFixed(0), hundred.toFixed(0), (hundred / one).toFixed(2));
}

print('');
print('ns per row', 100, 10_000, 'ratio');
const perRow = (count: number) => {
  const rows = Array.from({ length: count }, (_, price) => ({ price, volume: 1 + (price % 97) }));
  return () =>
    spent(() => {
      for (let time = 0; time < large / count; time += 1) valueArea(rows);
    }) / large;
};
const [few, many] = inTurns(perRow(100), perRow(10_000));
print('value area', few.toFixed(1), many.toFixed(1), (many / few).toFixed(2));
