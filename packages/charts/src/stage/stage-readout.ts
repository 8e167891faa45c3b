import { format, type StageTexts } from '@otm/schema';
import { formatClock, formatSigned } from '../text/format.ts';
import type { StageData } from './stage-tape.ts';

/** Returns the values of a bar, or of the latest one, as a sentence. */
export function readout(data: StageData, texts: StageTexts, cursor?: number): string {
  const { bars, lastBar, lastVwap, price, session } = data;
  const index = Math.min(cursor ?? bars.length - 1, bars.length - 1);
  const bar = bars[index] ?? lastBar;
  return format(texts.replay.readout, {
    time: formatClock(bar.start),
    price: price(bar.close),
    vwap: price((session.vwap[index] ?? lastVwap).vwap),
    delta: formatSigned(bar.delta),
  });
}
