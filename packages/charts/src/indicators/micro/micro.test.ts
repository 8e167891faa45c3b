import { describe, expect, it } from 'vitest';
import { chartTexts } from '../../testing/chart-texts.ts';
import { parseNumber } from '../../testing/parse-number.ts';
import { expectTraded, sampleSession } from '../../testing/sample-sessions.ts';
import { micro } from './micro.ts';
import { latestWindows } from './micro-windows.ts';

const { labels } = chartTexts.en;
const traded = expectTraded(sampleSession);
const windows = traded.session.micro;

it('has windows whose deltas add up to the delta of the session', () => {
  const sum = windows.reduce((total, { delta }) => total + delta, 0);
  expect(parseNumber(micro.values(traded, labels).delta)).toBe(sum);
});

it('lists the latest windows', () => {
  const { rows } = micro.table(traded, labels);
  expect(rows).toHaveLength(60);
  expect(rows.at(-1)?.[0]).toBe(String(traded.bars.length));
});

describe('latestWindows', () => {
  it('starts with the first window of a bar', () => {
    const [first] = latestWindows(windows, 60);
    const before = windows[(first?.index ?? 0) - 1];
    expect(before?.parent).toBe((first?.parent ?? 0) - 1);
  });

  it('returns all windows while there is room', () => {
    expect(latestWindows(windows.slice(0, 5), 60)).toHaveLength(5);
  });
});
