import type { SetupId } from '@otm/schema';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import { prefixed } from '../prefixed.ts';
import type { StoryScene } from '../story-scene.ts';
import { wholeSession } from '../through-time/session-values.ts';
import { checklistDrawing } from './checklist-drawing.tsx';
import { momentumNumbers, reversalNumbers } from './checklist-numbers.ts';
import { readChecklist } from './read-checklist.ts';

/** Composes the picture of a setup's first signal. */
export function composeChecklistScene(setup: SetupId, firstSeed: number): StoryScene {
  const read = readChecklist(setup, firstSeed);
  const { found, parted } = read;
  const numbers = setup === 'momentum' ? momentumNumbers(read) : reversalNumbers(read);
  const { price } = parted.data;
  return {
    seed: found.seed,
    values: Object.assign(
      prefixed('session', wholeSession(parted)),
      ...Object.entries(numbers).map(([mark, values]) => prefixed(mark, values)),
    ),
    Drawing: checklistDrawing(setup, read),
    table: () => ({
      columns: ['time', 'open', 'high', 'low', 'close', 'volume', 'delta', 'cumulative'],
      rows: found.bars.map((bar) => [
        formatClock(bar.start),
        ...[bar.open, bar.high, bar.low, bar.close].map(price),
        formatCount(bar.volume),
        formatSigned(bar.delta),
        formatSigned(bar.deltaBefore + bar.delta),
      ]),
    }),
  };
}
