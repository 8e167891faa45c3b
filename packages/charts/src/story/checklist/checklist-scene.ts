import { cumulativeDelta } from '@otm/orderflow';
import type { SetupId } from '@otm/schema';
import { setupRules } from '../../setups/setup-rules.ts';
import { formatClock, formatSigned } from '../../text/format.ts';
import { prefixed } from '../prefixed.ts';
import type { StoryScene } from '../story-scene.ts';
import { wholeSession } from '../through-time/session-values.ts';
import { checklistDrawing } from './checklist-drawing.tsx';
import { momentumNumbers, reversalNumbers } from './checklist-numbers.ts';
import { type ReadChecklist, readChecklist } from './read-checklist.ts';

/** The bars whose numbers decide about the signal, by time. */
function decidingBars(setup: SetupId, { parted, signal, extreme, bestDelta }: ReadChecklist) {
  const { bars } = parted.data;
  if (setup === 'momentum') return bars.slice(signal - setupRules.trendBars, signal + 1);
  return bars.filter(({ index }) => [bestDelta, extreme, signal].includes(index));
}

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
      columns: ['time', 'high', 'low', 'close', 'delta', 'cumulative'],
      rows: decidingBars(setup, read).map((bar) => [
        formatClock(bar.start),
        ...[bar.high, bar.low, bar.close].map(price),
        formatSigned(bar.delta),
        formatSigned(cumulativeDelta(bar).close),
      ]),
    }),
  };
}
