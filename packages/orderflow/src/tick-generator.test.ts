import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cumulativeDelta } from './cumulative-delta.ts';
import { sampleSettings, sampleTape } from './sample-tapes.ts';
import { readTape } from './session.ts';
import { type Episode, generateTicks } from './tick-generator.ts';

const day = { count: 6000, duration: 23_400_000, open: 21_560 };
const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Averages sessions that consist of one episode. */
function measure(episode: Omit<Episode, 'until'>, seeds = 20) {
  const sums = { move: 0, delta: 0, volume: 0, range: 0 };
  for (let seed = 1; seed <= seeds; seed += 1) {
    const episodes = [{ until: 1, ...episode }];
    const { bars, profile, last } = readTape(
      generateTicks({ ...day, seed, episodes }),
      sampleSettings,
    );
    const bar = bars.at(-1);
    sums.move += (last?.price ?? 0) - day.open;
    sums.delta += bar ? cumulativeDelta(bar).close : 0;
    sums.volume += bars.reduce((sum, { volume }) => sum + volume, 0);
    sums.range += profile.rows().length;
  }
  return {
    move: sums.move / seeds,
    delta: sums.delta / seeds,
    volume: sums.volume / seeds,
    range: sums.range / seeds,
  };
}

it('generates the same trades for a seed on every machine', () => {
  expect(hash([...sampleTape(7, 5000)])).toMatchInlineSnapshot(`"a402cc489a206090"`);
});

it('generates other trades for another seed', () => {
  expect(hash([...sampleTape(8, 5000)])).not.toBe(hash([...sampleTape(7, 5000)]));
});

it('trends in price and delta with a bias', () => {
  const [up, down] = [measure({ bias: 0.06 }), measure({ bias: -0.06 })];
  expect(up.move).toBeGreaterThan(20);
  expect(up.delta).toBeGreaterThan(1000);
  expect(down.move).toBeLessThan(-20);
  expect(down.delta).toBeLessThan(-1000);
});

it('narrows the range with reversion', () => {
  expect(measure({ reversion: 0.02 }).range).toBeLessThan(measure({}).range * 0.6);
});

it('absorbs with refill: the same selling moves price less', () => {
  const [free, absorbed] = [measure({ bias: -0.15 }), measure({ bias: -0.15, refill: 0.85 })];
  expect(absorbed.delta).toBeLessThan(free.delta * 0.8);
  expect(absorbed.move).toBeGreaterThan(free.move * 0.4);
});

it('exhausts with fade: volume and move shrink', () => {
  const [fresh, faded] = [measure({ bias: 0.1 }), measure({ bias: 0.1, fade: 0.9 })];
  expect(faded.volume).toBeLessThan(fresh.volume * 0.8);
  expect(faded.move).toBeLessThan(fresh.move * 0.8);
});

it('is busier at the open and the close than in between', () => {
  const thirds = [0, 0, 0];
  for (const { time } of generateTicks({ ...day, seed: 3, episodes: [] })) {
    const third = Math.min(2, Math.floor((time * 3) / day.duration));
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  const [open = 0, middle = 0, close = 0] = thirds;
  expect(middle).toBeLessThan(open * 0.9);
  expect(middle).toBeLessThan(close * 0.9);
});

it('favors neither side without a bias', () => {
  const { delta, volume } = measure({}, 60);
  expect(Math.abs(delta) / volume).toBeLessThan(0.02);
});
