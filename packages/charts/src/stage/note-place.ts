import type { Bar } from '@otm/orderflow';
import type { StagePart } from './stage-parts.ts';
import type { StageScale } from './stage-scale.ts';

/** Share of the price panel that a note takes up. */
const noteWidth = 0.45;
const noteHeight = 0.32;

/** Where a note is in the price panel: at which end of its part, at the top or at the bottom. */
export interface NotePlace {
  readonly align: 'start' | 'end';
  readonly edge: 'top' | 'bottom';
}

const aligns = ['start', 'end'] as const;
const edges = ['top', 'bottom'] as const;

/** Returns the place where a note covers the fewest candles. */
export function placeNote(part: StagePart, bars: readonly Bar[], scale: StageScale): NotePlace {
  const places = aligns.flatMap((align) => edges.map((edge): NotePlace => ({ align, edge })));
  const scored = places.map((place) => ({ place, score: coveredBars(place, part, bars, scale) }));
  return scored.reduce((best, it) => (it.score < best.score ? it : best)).place;
}

function coveredBars(
  { align, edge }: NotePlace,
  { from, to }: StagePart,
  bars: readonly Bar[],
  { prices }: StageScale,
): number {
  const room = bars.length * noteWidth;
  const left = align === 'start' ? from : to - room;
  if (left < 0 || left + room > bars.length) return Infinity;
  const isTop = edge === 'top';
  return bars
    .slice(Math.floor(left), Math.ceil(left + room))
    .filter(({ high, low }) =>
      isTop ? prices.share(high) < noteHeight : prices.share(low) > 1 - noteHeight,
    ).length;
}
