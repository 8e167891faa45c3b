import { random } from './random.ts';
import type { Trade } from './trade.ts';

/** A stretch of the session with its own behavior; an omitted field is 0. */
export interface Episode {
  /** Where it ends, as a share of the session from 0 to 1; it starts where the previous one ends. */
  readonly until: number;
  /** Trend: share of the aggression that buyers gain, -0.5 to 0.5; below 0, sellers gain it. */
  readonly bias?: number;
  /** Balance: share that buyers gain per tick by which price is below the episode's first price. */
  readonly reversion?: number;
  /** Absorption: share of every fill that the resting side puts back, 0 to 1. */
  readonly refill?: number;
  /** Exhaustion: share of sizes and bias that has faded by the end, 0 to 1. */
  readonly fade?: number;
}

/** The parameters of a simulated session; the same options return the same trades. */
export interface TickOptions {
  /** Any integer; only its low 32 bits count. */
  readonly seed: number;
  /** Trades to generate. */
  readonly count: number;
  /** Length of the session in milliseconds, met on average. */
  readonly duration: number;
  /** First bid in ticks. */
  readonly open: number;
  /** In order; after the last one, the market is calm. */
  readonly episodes: readonly Episode[];
}

const calm: Episode = { until: 1, reversion: 0.0005 };

/**
 * Simulates the tape of a session: orders of random side and heavy-tailed size eat the queue at the
 * best bid or ask; once a queue is empty, the price moves one tick and both queues are redrawn.
 * Now and then one participant repeats a size. The tape is busy at the open and the close.
 *
 * An illustration, not a model of a real market. Uses no transcendental functions, because their
 * last bits differ between JavaScript engines.
 */
export function* generateTicks(options: TickOptions): Generator<Trade> {
  const { seed, count, duration, open, episodes } = options;
  const draw = random(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const newQueues = (): [bid: number, ask: number] => [9 + below(60), 9 + below(60)];
  let index = 0;
  let time = 0;
  let bid = open;
  let queues = newQueues();
  let repeatedSize = 0;
  let repeatedBuy = 0;
  let repeatsLeft = 0;

  for (const { until, bias = 0, reversion = 0, refill = 0, fade = 0 } of [...episodes, calm]) {
    const firstBid = bid;
    const start = index / count;
    for (let now = start; now < until; now = index / count) {
      index += 1;
      const strength = 1 - (fade * (now - start)) / (until - start);
      const drawBuy = () => +(draw() < 0.5 + bias * strength + (firstBid - bid) * reversion);

      if (!repeatsLeft && !below(250)) {
        repeatedSize = 5 + below(30);
        repeatsLeft = 4 + below(8);
        repeatedBuy = drawBuy();
      }
      const repeats = repeatsLeft && below(2);
      repeatsLeft -= repeats;
      const buy = (repeats ? repeatedBuy : drawBuy()) as 0 | 1;
      const size = repeats ? repeatedSize : 1 + below((2 * strength) / (draw() + 0.01));
      // Rarely, the book is locked or two ticks wide, and the print is in the middle.
      const spread = [0, 2][below(200)] ?? 1;
      time += below((duration / count) * (1 + 6 * now * (1 - now)));
      yield { time, price: bid + (spread === 1 ? buy : spread / 2), bid, ask: bid + spread, size };

      queues[buy] -= size * (1 - refill);
      if (queues[buy] <= 0) {
        bid += buy || -1;
        queues = newQueues();
      }
    }
  }
}
