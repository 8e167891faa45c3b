import { describe, expect, it } from 'vitest';
import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import { sessionCharts } from '../figure/session-charts.ts';
import { openBarTime } from '../indicators/bar-timer/bar-time.ts';
import type { ChartData } from '../session/chart-data.ts';
import { computeSession } from '../session/compute-session.ts';
import { tradedSession } from '../session/traded-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { expectTraded } from '../testing/sample-sessions.ts';
import { initialState, sessionLength } from './replay-settings.ts';
import { createReplayTape, type ReplayTape } from './replay-tape.ts';

const options = { percent: 70, bands: 2 };

/** The values of every chart of some data; `undefined` before the first trade. */
function valuesOf(data: ChartData) {
  const traded = tradedSession(data);
  const charts = Object.values<SessionChartDefinition>(sessionCharts);
  return traded && charts.map(({ values }) => values(traded, chartTexts.en.labels));
}

const valuesAt = (tape: ReplayTape, at: number) => valuesOf(tape.dataAt(at, options));

describe('a replay tape', () => {
  it('returns the same data at a position, going forward or back', () => {
    const forward = createReplayTape(initialState);
    valuesAt(forward, 500);
    valuesAt(forward, 2500);
    const back = createReplayTape(initialState);
    valuesAt(back, 9000);
    expect(valuesAt(back, 4000)).toEqual(valuesAt(forward, 4000));
    expect(valuesAt(back, 4000)).toEqual(valuesAt(createReplayTape(initialState), 4000));
  });

  it('returns the data of a still chart that ends at the position', () => {
    const tape = createReplayTape(initialState);
    for (const until of [6000, sessionLength])
      expect(valuesOf(computeSession(initialState.seed, { until }))).toEqual(valuesAt(tape, until));
  });

  it('has no traded session before the first trade', () => {
    expect(valuesAt(createReplayTape(initialState), 0)).toBeUndefined();
  });

  it('finds the last trade of a bar, and the end of the session', () => {
    const replay = createReplayTape(initialState);
    const end = replay.endOfBar(3000);
    const bars = (at: number) => replay.dataAt(at, options).session.bars.length;
    expect(bars(end) + 1).toBe(bars(end + 1));
    expect(replay.endOfBar(sessionLength - 1)).toBe(sessionLength);
    expect(replay.endOfBar(sessionLength)).toBe(sessionLength);
  });

  it('stops where a bar reaches the stage, once per bar', () => {
    const replay = createReplayTape(initialState);
    const stage = (at: number) => openBarTime(expectTraded(replay.dataAt(at, options))).stage;
    const first = replay.stopBetween(0, sessionLength, 50) ?? 0;
    expect(stage(first)).toBeLessThanOrEqual(50);
    expect(stage(first - 1)).toBeGreaterThan(50);
    const second = replay.stopBetween(first, sessionLength, 50) ?? 0;
    const bar = (at: number) => replay.dataAt(at, options).session.bars.length;
    expect(bar(second)).toBeGreaterThan(bar(first));
    expect(replay.stopBetween(0, sessionLength, 100)).toBeUndefined();
  });
});
