import { cumulativeDelta } from '@otm/orderflow';
import type { SetupId, viewMarks } from '@otm/schema';
import { setupRules } from '../../setups/setup-rules.ts';
import { formatClock, formatCount, formatSigned } from '../../text/format.ts';
import type { ReadChecklist } from './read-checklist.ts';

type Marks = typeof viewMarks;
type Numbers<Setup extends SetupId> = {
  readonly [Mark in keyof Marks[Setup]]: Marks[Setup][Mark] extends readonly (infer Name extends
    string)[]
    ? Record<Name, string>
    : never;
};

/** The close that proves the signal wrong, in ticks. */
export function stopOf(setup: SetupId, { found, area, parted, extreme }: ReadChecklist): number {
  if (setup === 'momentum') return found.side > 0 ? area.vah : area.val;
  const bar = parted.data.bars[extreme];
  return (found.side > 0 ? bar?.low : bar?.high) ?? 0;
}

const stopNumbers = (setup: SetupId, read: ReadChecklist) => {
  const { data } = read.parted;
  const price = stopOf(setup, read);
  const ticks = Math.abs((data.bars[read.signal]?.close ?? price) - price);
  return { price: data.price(price), ticks: String(ticks), points: data.price(ticks) };
};

/** How far price went with the signal, and against it, in the bars that decide. */
const afterNumbers = ({ found, parted, signal }: ReadChecklist) => {
  const { bars } = parted.data;
  const close = bars[signal]?.close ?? 0;
  const later = bars.slice(signal + 1, signal + 1 + setupRules.barsAfter);
  const up = Math.max(...later.map(({ high }) => high)) - close;
  const down = close - Math.min(...later.map(({ low }) => low));
  const [best, worst] = found.side > 0 ? [up, down] : [down, up];
  return {
    bars: String(later.length),
    target: String(setupRules.targetTicks),
    best: String(Math.max(0, best)),
    worst: String(Math.max(0, worst)),
  };
};

const cumulativeAt = ({ parted }: ReadChecklist, index: number) => {
  const bar = parted.data.bars[index];
  return bar ? cumulativeDelta(bar).close : 0;
};

/** The numbers of the steps of a momentum signal. */
export function momentumNumbers(read: ReadChecklist): Numbers<'momentum'> {
  const { area, found, parted, signal } = read;
  const { bars, price, session } = parted.data;
  const [before, now] = [bars[signal - 1], bars[signal]];
  const start = signal - setupRules.trendBars;
  const delta = cumulativeAt(read, signal) - cumulativeAt(read, start);
  const vwapAt = (index: number) => session.vwap[index]?.vwap ?? 0;
  return {
    value: { vah: price(area.vah), val: price(area.val), poc: price(area.poc) },
    closes: {
      first: price(before?.close ?? 0),
      second: price(now?.close ?? 0),
      firstTime: formatClock(before?.start ?? 0),
      secondTime: formatClock(now?.start ?? 0),
      edge: price(found.side > 0 ? area.vah : area.val),
    },
    trend: {
      bars: String(setupRules.trendBars),
      delta: formatSigned(delta),
      deltaSize: formatCount(Math.abs(delta)),
      vwapPoints: price(Math.abs(vwapAt(signal) - vwapAt(start))),
    },
    stop: stopNumbers('momentum', read),
    after: afterNumbers(read),
  };
}

/** The numbers of the steps of a reversal signal. */
export function reversalNumbers(read: ReadChecklist): Numbers<'reversal'> {
  const { area, parted, signal, extreme, bestDelta } = read;
  const { bars, price } = parted.data;
  const [now, best] = [cumulativeAt(read, extreme), cumulativeAt(read, bestDelta)];
  return {
    extreme: {
      price: price(stopOf('reversal', read)),
      time: formatClock(bars[extreme]?.start ?? 0),
    },
    delta: {
      now: formatSigned(now),
      best: formatSigned(best),
      missing: formatCount(Math.abs(best - now)),
    },
    reentry: {
      close: price(bars[signal]?.close ?? 0),
      time: formatClock(bars[signal]?.start ?? 0),
      vah: price(area.vah),
      val: price(area.val),
    },
    stop: stopNumbers('reversal', read),
    after: afterNumbers(read),
  };
}
