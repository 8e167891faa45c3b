import {
  type Bar,
  createSession,
  cumulativeDelta,
  generateTicks,
  type Trade,
} from '@otm/orderflow';
import { expect, it } from 'vitest';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
import { setupRules } from './setup-rules.ts';
import { watchSetup } from './setup-signal.ts';

/** The bars at whose close a setup signals. */
function signals(kind: 'momentum' | 'reversal', tape: readonly Trade[]) {
  const watch = watchSetup(kind);
  const session = createSession(defaultSettings);
  const found: [bar: number, side: number][] = [];
  let open = 0;
  for (const trade of tape) {
    const bar = Math.floor(trade.time / defaultSettings.bar.length);
    if (bar !== open && session.count) {
      const side = watch(session);
      if (side) found.push([session.bars.length - 1, side]);
    }
    open = bar;
    session.add(trade);
  }
  return found;
}

it.each(['momentum', 'reversal'] as const)('%s ignores later trades', (kind) => {
  let seen = 0;
  for (let seed = 1; seed <= 10; seed += 1) {
    const tape = [...generateTicks({ ...sampleTicks(seed), episodes: [] })];
    const all = signals(kind, tape);
    const half = signals(kind, tape.slice(0, 4500));
    expect(all.slice(0, half.length)).toEqual(half);
    seen += half.length;
  }
  expect(seen).toBeGreaterThan(0);
});

/** The bars of an entire session. */
function barsOf(tape: readonly Trade[]): readonly Bar[] {
  const session = createSession(defaultSettings);
  for (const trade of tape) session.add(trade);
  return session.bars;
}

it('reversal finds no extreme in a bar that also made the extreme of cumulative delta', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const tape = [...generateTicks({ ...sampleTicks(seed), episodes: [] })];
    const bars = barsOf(tape);
    for (const [signal, side] of signals('reversal', tape)) {
      const price = ({ high, low }: Bar) => (side > 0 ? -low : high);
      const delta = (bar: Bar) => -side * cumulativeDelta(bar).close;
      const recent = bars.slice(signal + 1 - setupRules.reentryBars, signal + 1);
      const unconfirmed = recent.filter((bar) => {
        const earlier = bars.slice(0, bar.index);
        return (
          earlier.every((it) => price(it) < price(bar)) &&
          earlier.some((it) => delta(it) > delta(bar))
        );
      });
      expect(unconfirmed).not.toEqual([]);
    }
  }
});
