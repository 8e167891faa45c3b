import { describe, expect, it } from 'vitest';
import { openBarTime } from '../bar-time.ts';
import { chartValues } from '../chart-values.ts';
import { sampleChartTexts } from '../sample-texts.ts';
import { initialState, sessionLength } from './playground-settings.ts';
import { createReplay } from './replay.ts';

const options = { percent: 70, bands: 2 };
const valuesAt = (replay: ReturnType<typeof createReplay>, at: number) =>
  chartValues(replay.dataAt(at, options), sampleChartTexts.words);

describe('a replay', () => {
  it('shows the same at a position from wherever it came', () => {
    const forward = createReplay(initialState);
    valuesAt(forward, 500);
    valuesAt(forward, 2500);
    const back = createReplay(initialState);
    valuesAt(back, 9000);
    expect(valuesAt(back, 4000)).toEqual(valuesAt(forward, 4000));
    expect(valuesAt(back, 4000)).toEqual(valuesAt(createReplay(initialState), 4000));
  });

  it('has nothing to show before the first trade', () => {
    expect(valuesAt(createReplay(initialState), 0)).toBeUndefined();
  });

  it('steps to the last trade of a bar, and to the end of the session', () => {
    const replay = createReplay(initialState);
    const end = replay.endOfBar(3000);
    const bars = (at: number) => replay.dataAt(at, options).session.bars.length;
    expect(bars(end) + 1).toBe(bars(end + 1));
    expect(replay.endOfBar(sessionLength - 1)).toBe(sessionLength);
    expect(replay.endOfBar(sessionLength)).toBe(sessionLength);
  });

  it('stops where a bar reaches the stage, once a bar', () => {
    const replay = createReplay(initialState);
    const stage = (at: number) => openBarTime(replay.dataAt(at, options))?.stage ?? 0;
    const first = replay.stopBetween(0, sessionLength, 50) ?? 0;
    expect(stage(first)).toBeLessThanOrEqual(50);
    expect(stage(first - 1)).toBeGreaterThan(50);
    const second = replay.stopBetween(first, sessionLength, 50) ?? 0;
    const bar = (at: number) => replay.dataAt(at, options).session.bars.length;
    expect(bar(second)).toBeGreaterThan(bar(first));
    expect(replay.stopBetween(0, sessionLength, 100)).toBeUndefined();
  });
});
