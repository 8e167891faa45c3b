import { random } from './random.ts';
import type { Side, Trade } from './trade.ts';

/** A stretch of the session with its own behaviour. */
export interface Episode {
  /**
   * `trend`: aggression leans to `side`. `balance`: it leans back to where the episode began.
   * `absorption`: heavy aggression of `side` meets resting orders that refill.
   * `exhaustion`: aggression of `side` dries up.
   */
  readonly kind: 'trend' | 'balance' | 'absorption' | 'exhaustion';
  /** Where it starts and ends, as shares of the session from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Whose aggression it is; unused by `balance`. */
  readonly side: Side;
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
  readonly episodes: readonly Episode[];
}

/**
 * Simulated tape of a session: orders of random side and heavy-tailed size eat a queue at the
 * best bid or ask; when a queue is gone the price steps one tick and both queues are drawn anew.
 * Now and then one participant repeats a size. The tape is busy at the open and the close.
 * An illustration, not a model of a real market. Uses no transcendental functions, whose last
 * bits differ between engines.
 */
export function* generateTicks(options: TickOptions): Generator<Trade> {
  const { count, duration, episodes } = options;
  const draw = random(options.seed);
  const depth = () => 20 + draw() * 90;
  let bid = options.open;
  let anchor = bid;
  let queues = [depth(), depth()];
  let current: Episode | undefined;
  let clip = { size: 0, left: 0, buy: 0 };
  let time = 0;

  for (let index = 0; index < count; index += 1) {
    const progress = index / count;
    const episode = episodes.find(({ from, to }) => progress >= from && progress < to);
    if (episode !== current) anchor = bid;
    current = episode;
    const kind = episode?.kind;
    const dying =
      episode && kind === 'exhaustion'
        ? 1 - (progress - episode.from) / (episode.to - episode.from)
        : 1;
    const leans = { trend: 0.09, absorption: 0.22, exhaustion: 0.12 * dying, balance: 0 };
    const lean =
      episode && kind !== 'balance' && kind
        ? leans[kind] * episode.side
        : Math.max(-0.2, Math.min(0.2, (anchor - bid) * (kind ? 0.012 : 0.002)));

    if (clip.left === 0 && draw() < 0.004) {
      clip = {
        size: 5 + Math.floor(draw() * 30),
        left: 4 + Math.floor(draw() * 8),
        buy: +(draw() < 0.5 + lean),
      };
    }
    const clipped = clip.left > 0 && draw() < 0.6;
    if (clipped) clip.left -= 1;
    const buy = clipped ? clip.buy : +(draw() < 0.5 + lean);
    const tail = Math.min(180, 1.5 / (draw() + 0.004));
    const size = clipped ? clip.size : 1 + Math.floor(tail * dying * (0.5 + draw()));
    const odd = draw();
    const spread = odd < 0.005 ? 0 : odd < 0.03 ? 2 : 1;
    const u = 2 * progress - 1;
    time += Math.round(((2 * duration) / count) * draw() * (0.5 + 0.75 * (1 - u * u)));

    yield { time, price: bid + (spread === 1 ? buy : spread / 2), bid, ask: bid + spread, size };

    const refill = kind === 'absorption' && (episode?.side === 1) === (buy === 1) ? 0.85 : 0;
    queues[buy] = (queues[buy] ?? 0) - size * (1 - refill);
    if ((queues[buy] ?? 0) <= 0) {
      bid += buy * 2 - 1;
      queues = [depth(), depth()];
    }
  }
}
