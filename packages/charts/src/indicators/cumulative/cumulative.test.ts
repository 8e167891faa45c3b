import { cumulativeDelta } from '@otm/orderflow';
import { expect, it } from 'vitest';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { formatSigned } from '../../text/format.ts';
import { cumulative } from './cumulative.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);
const { rows } = cumulative.table(traded, labels);

it('ends at the delta of the session', () => {
  const close = formatSigned(cumulativeDelta(traded.lastBar).close);
  expect(cumulative.values(traded, labels).delta).toBe(close);
  expect(rows.at(-1)?.at(-1)).toBe(close);
});

it('opens each bar where the one before closed', () => {
  expect(rows.slice(1).map((row) => row[1])).toEqual(rows.slice(0, -1).map((row) => row[4]));
});
