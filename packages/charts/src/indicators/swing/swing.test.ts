import { cumulativeDelta } from '@otm/orderflow';
import { expect, it } from 'vitest';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { swing } from './swing.ts';
import { swingLegs } from './swing-legs.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);

it('has legs whose deltas add up to the delta of the session', () => {
  const total = swingLegs(traded).reduce((sum, { delta }) => sum + delta, 0);
  expect(total).toBe(cumulativeDelta(traded.lastBar).close);
});

it('marks only the last leg as forming', () => {
  const forming = swingLegs(traded).map((leg) => leg.forming);
  expect(forming.indexOf(true)).toBe(forming.length - 1);
});

it('counts the legs and lists each of them', () => {
  expect(swing.values(traded, labels).swings).toBe(String(swingLegs(traded).length));
  expect(swing.table(traded, labels).rows).toHaveLength(swingLegs(traded).length);
});
