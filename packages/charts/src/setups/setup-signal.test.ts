import { createSession, generateTicks, type Trade } from '@otm/orderflow';
import { expect, it } from 'vitest';
import { defaultSettings, sampleTicks } from '../session/compute-session.ts';
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
