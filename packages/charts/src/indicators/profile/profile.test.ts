import { expect, it } from 'vitest';
import { computeSession } from '../../session/compute-session.ts';
import { chartTexts } from '../../testing/chart-texts.ts';
import { parseNumber } from '../../testing/parse-number.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { profile } from './profile.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);

it('lists every price from high to low', () => {
  const { rows } = profile.table(traded, labels);
  const prices = rows.map(([price = '']) => parseNumber(price));
  expect(rows).toHaveLength(traded.rows.length);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

it('reports the value area and the share that it contains', () => {
  const values = profile.values(traded, labels);
  expect(Number(values.share)).toBeGreaterThanOrEqual(70);
  expect([values.val, values.poc, values.vah].map(parseNumber)).toEqual(
    [traded.area.val, traded.area.poc, traded.area.vah].map((ticks) => ticks * 0.25),
  );
});

it('widens the value area with the setting', () => {
  const wide = profile.values(expectTraded(computeSession(7, { percent: 90 })), labels);
  expect(Number(wide.share)).toBeGreaterThanOrEqual(90);
});
