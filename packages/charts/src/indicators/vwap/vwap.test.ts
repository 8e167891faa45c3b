import { expect, it } from 'vitest';
import { computeSession } from '../../session/compute-session.ts';
import { chartTexts } from '../../testing/chart-texts.ts';
import { parseNumber } from '../../testing/parse-number.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { vwap } from './vwap.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);

it('reports the bands around the latest VWAP', () => {
  const values = vwap.values(traded, labels);
  const { lastVwap, price } = traded;
  expect(values.vwap).toBe(price(lastVwap.vwap));
  expect(values.upper).toBe(price(lastVwap.vwap + 2 * lastVwap.sigma));
  expect(values.lower).toBe(price(lastVwap.vwap - 2 * lastVwap.sigma));
});

it('widens the bands with the setting', () => {
  const wide = vwap.values(expectTraded(computeSession(7, { bands: 3 })), labels);
  expect(wide.bands).toBe('3');
  expect(parseNumber(wide.upper)).toBeGreaterThan(parseNumber(vwap.values(traded, labels).upper));
});

it('lists the VWAP at the close of every bar', () => {
  const { columns, rows } = vwap.table(traded, labels);
  const column = columns.indexOf('vwap');
  const expected = traded.session.vwap.slice(-rows.length).map((value) => traded.price(value.vwap));
  expect(rows.map((row) => row[column])).toEqual(expected);
});
