import { defaultSettings, findSetups } from '@otm/charts';
import { describe, expect, it } from 'vitest';

describe('a few hundred seeds, as the articles on the strategies describe them', () => {
  const tried = (kind: 'momentum' | 'reversal', each: number) => {
    const cases = findSetups(kind, each);
    const last = (worked: boolean) =>
      Math.max(...cases.filter((found) => found.worked === worked).map(({ seed }) => seed));
    return { worked: last(true), failed: last(false) };
  };

  it('let momentum fail more often than it goes on', () => {
    const { worked, failed } = tried('momentum', 100);
    expect(worked).toBeGreaterThan(200);
    expect(failed / worked).toBeLessThan(0.8);
  }, 60_000);

  it('let reversals turn about as often as they fail', () => {
    const { worked, failed } = tried('reversal', 80);
    expect(Math.min(worked, failed)).toBeGreaterThan(200);
    expect(failed / worked).toBeGreaterThan(0.8);
    expect(failed / worked).toBeLessThan(1.25);
  }, 60_000);

  it('are counted in bars of five minutes', () => {
    expect(defaultSettings.bar).toEqual({ unit: 'time', length: 5 * 60_000 });
  });
});
