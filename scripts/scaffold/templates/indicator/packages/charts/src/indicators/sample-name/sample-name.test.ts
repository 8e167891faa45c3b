import { expect, it } from 'vitest';
import { chartTexts } from '../../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { sampleName } from './sample-name.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);

it('reports the value of the last bar and the largest one', () => {
  const values = sampleName.values(traded, labels);
  const { high, low } = traded.lastBar;
  expect(values.lastRange).toBe(traded.price(high - low));
  expect(Number(values.largestRange)).toBeGreaterThanOrEqual(Number(values.lastRange));
});

it('lists every bar', () => {
  expect(sampleName.table(traded, labels).rows).toHaveLength(traded.bars.length);
});
