import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampSetting, initialState, replaySettings, type SettingName } from './replay-settings.ts';

const names = Object.keys(replaySettings) as SettingName[];

describe.each(names)('the setting %s', (name) => {
  const { min, max, step } = replaySettings[name];

  it('starts on a step of its range', () => {
    expect(clampSetting(name, initialState[name])).toBe(initialState[name]);
  });

  it('keeps its ends', () => {
    expect(clampSetting(name, min)).toBe(min);
    expect(clampSetting(name, max)).toBe(max);
  });

  it('moves any number into its range, onto a step', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const clamped = clampSetting(name, value);
        expect(clamped).toBeGreaterThanOrEqual(min);
        expect(clamped).toBeLessThanOrEqual(max);
        const steps = (clamped - min) / step;
        expect(clamped === max || Math.abs(steps - Math.round(steps)) < 1e-6).toBe(true);
      }),
    );
  });

  it('stays where it is when it is moved twice', () => {
    fc.assert(
      fc.property(fc.double({ min: min - step, max: max + step, noNaN: true }), (value) => {
        const once = clampSetting(name, value);
        expect(clampSetting(name, once)).toBe(once);
      }),
    );
  });

  it.each([Number.NaN, Infinity, -Infinity])('starts over for %d', (value) => {
    expect(clampSetting(name, value)).toBe(initialState[name]);
  });
});

describe('clampSetting', () => {
  it.each([
    ['percentile', 99.84, 99.8],
    ['percentile', 99.86, 99.9],
    ['speed', 111, 120],
    ['micro', 12, 10],
    ['micro', 13, 15],
    ['stage', 60, 50],
    ['seed', 10_000, 9999],
    ['at', -1, 0],
  ] as const)('moves %s from %d to %d', (name, value, expected) => {
    expect(clampSetting(name, value)).toBe(expected);
  });
});
