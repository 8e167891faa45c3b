import type { Bar } from '@otm/orderflow';
import { type StageSpan, stageSpans } from './stage-clock.ts';
import type { StageData } from './stage-tape.ts';

/** A part of the session in numbers; prices in ticks. */
export interface StagePart extends StageSpan {
  /** Index of its first bar, and of the first one after it. */
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** From the close of the part before, or the session's open, to its own close. */
  readonly move: number;
  readonly volume: number;
  readonly delta: number;
  /** Contracts of delta for each tick that price moved. */
  readonly perTick: number;
}

const sum = (bars: readonly Bar[], key: 'volume' | 'delta') =>
  bars.reduce((total, bar) => total + bar[key], 0);

/** Measures each part of an entire session. */
export function stageParts({ bars }: StageData): readonly StagePart[] {
  let last = bars[0].open;
  let from = 0;
  return stageSpans.map((span, index) => {
    const isLast = index === stageSpans.length - 1;
    const to = isLast ? bars.length : bars.filter(({ start }) => start < span.end).length;
    const own = bars.slice(from, to);
    const close = own.at(-1)?.close ?? last;
    const move = close - last;
    const delta = sum(own, 'delta');
    const part = {
      ...span,
      from,
      to,
      high: Math.max(last, ...own.map(({ high }) => high)),
      low: Math.min(last, ...own.map(({ low }) => low)),
      close,
      move,
      volume: sum(own, 'volume'),
      delta,
      perTick: Math.abs(delta) / Math.max(1, Math.abs(move)),
    };
    last = close;
    from = to;
    return part;
  });
}

/** Whether the numbers of a part show what its note says; other seeds may tell another story. */
export function showsPattern(part: StagePart, before: StagePart | undefined): boolean {
  const { delta, move, perTick, volume } = part;
  const costsMore = perTick > (before?.perTick ?? 0);
  switch (part.id) {
    case 'balance':
      return Math.abs(delta) * 20 < volume;
    case 'push':
      return delta < 0 && move < 0;
    case 'absorption':
      return delta < 0 && move <= 0 && costsMore;
    case 'turn':
      return delta > 0 && move > 0;
    case 'fade':
      return delta > 0 && costsMore;
  }
}
