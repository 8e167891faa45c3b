import type { Bar } from '@otm/orderflow';
import { largeRoom } from '../figure/chart-room.ts';
import { latestBars } from '../session/latest-bars.ts';
import { best } from './best.ts';
import type { MarkFinder } from './chart-mark.ts';
import { markBar } from './columns.ts';
import { median } from './median.ts';

const bodyOf = ({ open, close }: Bar) => close - open;

/** How far the running delta went beyond both zero and where it closed. */
const lostLead = ({ delta, maxDelta, minDelta }: Bar) =>
  Math.max(maxDelta - Math.max(0, delta), Math.min(0, delta) - minDelta);

/** The tenth of the bars with the largest delta, whatever its sign. */
const largest = (bars: readonly Bar[]) =>
  bars
    .toSorted((one, other) => Math.abs(other.delta) - Math.abs(one.delta))
    .slice(0, Math.ceil(bars.length / 10));

/** The bars on light volume that make a new high or low of their session. */
function lightExtremes(all: readonly Bar[], bars: readonly Bar[]) {
  const light = median(bars.map(({ volume }) => volume));
  return bars.filter(({ high, index, low, volume }) => {
    const before = all.slice(0, index);
    const isNew = before.every((bar) => bar.high < high) || before.every((bar) => bar.low > low);
    return index > 0 && isNew && volume < light;
  });
}

/** The bars that the ways to read delta next to a candle are about. */
export const deltaBarMarks: MarkFinder<'delta-bar'> = (data) => {
  const bars = latestBars(data.bars, largeRoom);
  const large = largest(bars);
  return {
    agree: markBar(
      bars,
      best(
        large.filter((bar) => bodyOf(bar) * bar.delta > 0),
        (bar) => Math.abs(bodyOf(bar)),
      ),
    ),
    absorbed: markBar(
      bars,
      best(large, (bar) => -Math.abs(bodyOf(bar))),
    ),
    fading: markBar(
      bars,
      best(lightExtremes(data.bars, bars), ({ delta }) => -Math.abs(delta)),
    ),
    lostLead: markBar(bars, best(bars, lostLead)),
  };
};
