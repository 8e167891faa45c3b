import { describe, expect, it } from 'vitest';
import { chartValues } from '../figure/chart-values.ts';
import { openBarTime } from '../session/bar-time.ts';
import { sampleChartTexts } from '../testing/sample-texts.ts';
import { initialState, sessionLength } from './replay-settings.ts';
import { createReplayTape } from './replay-tape.ts';

const options = { percent: 70, bands: 2 };
const valuesAt = (replay: ReturnType<typeof createReplayTape>, at: number) =>
  chartValues(replay.dataAt(at, options), sampleChartTexts.words);

describe('a replay', () => {
  it('shows the same at a position from wherever it came', () => {
    const forward = createReplayTape(initialState);
    valuesAt(forward, 500);
    valuesAt(forward, 2500);
    const back = createReplayTape(initialState);
    valuesAt(back, 9000);
    expect(valuesAt(back, 4000)).toEqual(valuesAt(forward, 4000));
    expect(valuesAt(back, 4000)).toEqual(valuesAt(createReplayTape(initialState), 4000));
  });

  it('has nothing to show before the first trade', () => {
    expect(valuesAt(createReplayTape(initialState), 0)).toBeUndefined();
  });

  it('steps to the last trade of a bar, and to the end of the session', () => {
    const replay = createReplayTape(initialState);
    const end = replay.endOfBar(3000);
    const bars = (at: number) => replay.dataAt(at, options).session.bars.length;
    expect(bars(end) + 1).toBe(bars(end + 1));
    expect(replay.endOfBar(sessionLength - 1)).toBe(sessionLength);
    expect(replay.endOfBar(sessionLength)).toBe(sessionLength);
  });

  it('stops where a bar reaches the stage, once a bar', () => {
    const replay = createReplayTape(initialState);
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
