import { random } from './random.ts';
import type { Trade } from './trade.ts';

/** A stretch of the session with its own behaviour; what is left out is 0. */
export interface Episode {
  /** Where it ends, as a share of the session from 0 to 1; it starts where the one before ends. */
  readonly until: number;
  /** Trend: share of the aggression that buyers gain, -0.5 to 0.5; below 0 sellers gain it. */
  readonly lean?: number;
  /** Balance: share gained per tick by which price is below where the episode began. */
  readonly pull?: number;
  /** Absorption: share of every fill that the resting side puts back, 0 to 1. */
  readonly refill?: number;
  /** Exhaustion: share of sizes and lean that has dried up by the end, 0 to 1. */
  readonly fade?: number;
}

/** What a simulated session is made from; the same options give the same trades. */
export interface TickOptions {
  /** Any whole number; its low 32 bits count. */
  readonly seed: number;
  /** Trades to generate. */
  readonly count: number;
  /** Length of the session in milliseconds, met on average. */
  readonly duration: number;
  /** First bid in ticks. */
  readonly open: number;
  /** In order; after the last one the market only drifts. */
  readonly episodes: readonly Episode[];
}

const calm: Episode = { until: 1, pull: 0.0005 };

/**
 * Simulated tape of a session: orders of random side and heavy-tailed size eat a queue at the
 * best bid or ask; when a queue is gone the price steps one tick and both queues are drawn anew.
 * Now and then one participant repeats a size. The tape is busy at the open and the close.
 * An illustration, not a model of a real market. Uses no transcendental functions, whose last
 * bits differ between engines.
 */
export function* generateTicks({
  seed,
  count,
  duration,
  open,
  episodes,
}: TickOptions): Generator<Trade> {
  const draw = random(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const refreshed = (): [number, number] => [9 + below(60), 9 + below(60)];
  let bid = open;
  let time = 0;
  let queues = refreshed();
  let current = calm;
  let anchor = bid;
  let since = 0;
  let clip = 0;
  let clipBuys = 0;
  let left = 0;

  for (let index = 0; index < count; index += 1) {
    const now = index / count;
    const episode = episodes.find(({ until }) => now < until) ?? calm;
    if (episode !== current) {
      current = episode;
      anchor = bid;
      since = now;
    }
    const { until, lean = 0, pull = 0, refill = 0, fade = 0 } = episode;
    const vigour = 1 - (fade * (now - since)) / (until - since);
    const side = () => +(draw() < 0.5 + lean * vigour + (anchor - bid) * pull);

    if (!left && !below(250)) {
      clip = 5 + below(30);
      left = 4 + below(8);
      clipBuys = side();
    }
    const clipped = left && below(2);
    left -= clipped;
    const buy = (clipped ? clipBuys : side()) as 0 | 1;
    const size = clipped ? clip : 1 + below((2 * vigour) / (draw() + 0.01));
    // Seldom the book is locked or two ticks wide, and the print lies in the middle.
    const spread = [0, 2][below(200)] ?? 1;
    time += below((duration / count) * (1 + 6 * now * (1 - now)));
    yield { time, price: bid + (spread === 1 ? buy : spread / 2), bid, ask: bid + spread, size };

    queues[buy] -= size * (1 - refill);
    if (queues[buy] <= 0) {
      bid += buy * 2 - 1;
      queues = refreshed();
    }
  }
}
