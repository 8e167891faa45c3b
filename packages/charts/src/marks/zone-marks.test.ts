import { barTimer } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { computeSession } from '../session/compute-session.ts';
import { expectTraded, sampleSession } from '../testing/sample-sessions.ts';
import { formatClock } from '../text/format.ts';
import { barTimerMarks } from './bar-timer-marks.ts';
import { heroMarks } from './hero-marks.ts';

const traded = expectTraded(sampleSession);

describe('the marks of the countdown', () => {
  it('are the times between its stages', () => {
    const { start, middle, last } = barTimerMarks(traded);
    expect([start, middle, last].map((mark) => mark?.place)).toEqual([
      '05:00–03:45',
      '03:45–01:15',
      '01:15–00:00',
    ]);
  });

  it('are each over the part of the strip that is left in its stage', () => {
    for (const [mark, stages] of Object.entries({ start: [100], middle: [75, 50], last: [25] })) {
      const { from = 0, to = 0 } = barTimerMarks(traded)[mark as 'start']?.area ?? {};
      for (const left of [to, (from + to) / 2, from + 1])
        expect(stages).toContain(barTimer(100 - left, 100).stage);
    }
  });

  it('count trades where bars do', () => {
    const settings = { bar: { unit: 'trades', length: 2000 } } as const;
    const data = expectTraded(computeSession(7, { settings }));
    expect(barTimerMarks(data).start?.place).toBe('2,000–1,500');
  });
});

describe.each([7, 31, 36])('the marks of the hero, seed %i', (seed) => {
  const data = expectTraded(
    computeSession(seed, { settings: { bar: { unit: 'time', length: 600_000 } } }),
  );
  const { area, bars, lastBar, price } = data;
  const { context, participation, timing } = heroMarks(data);

  it('are the value area, the bar with the largest delta, and the last bar', () => {
    const largest = Math.max(...bars.map(({ delta }) => Math.abs(delta)));
    const bar = bars.find(({ delta }) => Math.abs(delta) === largest);
    expect([context, participation, timing].map((mark) => mark?.place)).toEqual([
      `${price(area.val)}–${price(area.vah)}`,
      formatClock(bar?.start ?? -1),
      formatClock(lastBar.start),
    ]);
  });

  it('end where the profile begins', () => {
    expect(context?.area).toMatchObject({ from: 0, to: 76 });
    expect(timing?.area.to).toBeCloseTo(76);
  });
});
