import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printHash, readHash } from './replay-hash.ts';
import { initialState, type SettingName, settings } from './replay-settings.ts';

describe('the view in the address', () => {
  it('comes back as it was written', () => {
    const state = { ...initialState, seed: 42, at: 1200, bands: 3, bar: 10 };
    expect(readHash('vwap', printHash('vwap', state))).toEqual(state);
  });

  it('holds only what the indicator uses', () => {
    const hash = printHash('profile', { ...initialState, percent: 80 });
    expect(hash).toBe('#replay=profile&seed=7&at=3000&speed=100&percent=80');
  });

  it('of another indicator, and any other hash, is the start', () => {
    for (const hash of ['', '#', '#q7', '#replay=swing&seed=3', '#%%%']) {
      expect(readHash('vwap', hash)).toEqual(initialState);
    }
  });

  it('starts with the seed of the still picture where it names none', () => {
    expect(readHash('vwap', '', 2026).seed).toBe(2026);
    expect(readHash('vwap', '#replay=vwap&at=10', 2026).seed).toBe(2026);
    expect(readHash('vwap', '#replay=vwap&seed=3', 2026).seed).toBe(3);
  });

  it('is held to the ranges of the settings', () => {
    const hash = '#replay=swing&seed=-5&at=1e99&speed=NaN&swing=7.4';
    expect(readHash('swing', hash)).toEqual({ ...initialState, seed: 1, at: 9000, swing: 7 });
  });

  it('of any text is a state within the ranges', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, at) => {
        const hash = `#${new URLSearchParams({ replay: 'micro', seed, at, micro: seed, bar: at })}`;
        const state = readHash('micro', hash);
        for (const name of Object.keys(settings) as SettingName[]) {
          expect(state[name]).toBeGreaterThanOrEqual(settings[name].min);
          expect(state[name]).toBeLessThanOrEqual(settings[name].max);
        }
      }),
    );
  });
});
