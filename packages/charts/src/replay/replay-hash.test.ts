import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReplayHash, parseReplayHash } from './replay-hash.ts';
import { initialState, replaySettings, type SettingName } from './replay-settings.ts';

describe('the replay hash', () => {
  it('round-trips a state', () => {
    const state = { ...initialState, seed: 42, at: 1200, bands: 3, bar: 10 };
    expect(parseReplayHash('vwap', formatReplayHash('vwap', state))).toEqual(state);
  });

  it('contains only what the indicator uses', () => {
    const hash = formatReplayHash('profile', { ...initialState, percent: 80 });
    expect(hash).toBe('#replay=profile&seed=7&at=9000&speed=100&percent=80');
  });

  it('returns the initial state for other indicators and other hashes', () => {
    for (const hash of ['', '#', '#q7', '#replay=swing&seed=3', '#%%%']) {
      expect(parseReplayHash('vwap', hash)).toEqual(initialState);
    }
  });

  it('falls back to the seed and the position of the still chart', () => {
    const still = { seed: 2026, at: 6000 };
    expect(parseReplayHash('vwap', '', still)).toMatchObject(still);
    expect(parseReplayHash('vwap', '#replay=vwap&at=10', still)).toMatchObject({
      ...still,
      at: 10,
    });
    expect(parseReplayHash('vwap', '#replay=vwap&seed=3', still)).toMatchObject({
      ...still,
      seed: 3,
    });
  });

  it('limits values to the ranges of the settings', () => {
    const hash = '#replay=swing&seed=-5&at=1e99&speed=NaN&swing=7.4';
    expect(parseReplayHash('swing', hash)).toEqual({
      ...initialState,
      seed: 1,
      at: 9000,
      swing: 7,
    });
  });

  it('returns a state within the ranges for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, at) => {
        const hash = `#${new URLSearchParams({ replay: 'micro', seed, at, micro: seed, bar: at })}`;
        const state = parseReplayHash('micro', hash);
        for (const name of Object.keys(replaySettings) as SettingName[]) {
          expect(state[name]).toBeGreaterThanOrEqual(replaySettings[name].min);
          expect(state[name]).toBeLessThanOrEqual(replaySettings[name].max);
        }
      }),
    );
  });
});
