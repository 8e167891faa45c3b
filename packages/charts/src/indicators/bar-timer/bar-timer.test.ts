import { expect, it } from 'vitest';
import { computeSession } from '../../session/compute-session.ts';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { barTimer } from './bar-timer.ts';

const { labels } = chartTexts.en;

it('reports what is left of a time bar in minutes and seconds', () => {
  const traded = expectTraded(sampleSession);
  const { remaining } = barTimer.values(traded, labels);
  const elapsed = traded.lastTrade.time - traded.lastBar.start;
  const [minutes = 0, seconds = 0] = remaining.split(':').map(Number);
  expect(minutes * 60 + seconds).toBe(Math.floor((300_000 - elapsed) / 1000));
});

it('counts what is left of a bar of trades', () => {
  const bar = { unit: 'trades', length: 200 } as const;
  const traded = expectTraded(computeSession(7, { settings: { bar }, ticks: { count: 450 } }));
  expect(barTimer.values(traded, labels)).toMatchObject({ remaining: '150', stage: '75' });
});

it('lists the open bar only', () => {
  const traded = expectTraded(sampleSession);
  const { remaining, stage } = barTimer.values(traded, labels);
  expect(barTimer.table(traded, labels).rows).toEqual([['06:25', remaining, stage]]);
});
