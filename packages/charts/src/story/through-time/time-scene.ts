import type { StorySession, TimeView } from '@otm/schema';
import type { ChartTable } from '../../figure/chart-table.ts';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import type { StoryScene } from '../story-scene.ts';
import { type PartedSession, readSession } from './read-session.ts';
import { sessionNumbers } from './session-values.ts';
import { timeDrawing } from './time-drawing.tsx';

/** The numbers of the marked parts. */
const partsTable = (
  { parts, data }: PartedSession,
  view: TimeView,
  marks: readonly string[],
): ChartTable => ({
  columns: [
    'step',
    'from',
    'to',
    'open',
    'high',
    'low',
    'close',
    'volume',
    'delta',
    ...(view === 'cumulative' ? (['cumulative'] as const) : []),
    ...(view === 'vwap' ? (['vwap', 'sigma'] as const) : []),
  ],
  rows: marks.flatMap((mark, place) => {
    const part = parts.find(({ name }) => name === mark);
    if (!part) return [];
    const { vwap, sigma } = part.soFar.vwap;
    return [
      [
        String(place + 1),
        formatClock(part.from),
        formatClock(part.to),
        ...[part.open, part.high, part.low, part.close].map(data.price),
        formatCount(part.volume),
        formatSigned(part.buys - part.sells),
        ...(view === 'cumulative' ? [formatSigned(part.cumulative)] : []),
        ...(view === 'vwap' ? [data.price(vwap), data.price(sigma)] : []),
      ],
    ];
  }),
});

/** Composes a picture of a session through time. */
export function composeTimeScene(view: TimeView, session: StorySession): StoryScene {
  const parted = readSession(session);
  return {
    seed: session.seed,
    values: sessionNumbers(parted),
    Drawing: timeDrawing(parted, view),
    table: (marks) => partsTable(parted, view, marks),
  };
}
