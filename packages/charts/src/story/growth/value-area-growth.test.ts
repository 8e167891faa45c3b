import { valueArea } from '@otm/orderflow';
import { describe, expect, it } from 'vitest';
import { computeSession } from '../../session/compute-session.ts';
import { valueAreaGrowth } from './value-area-growth.ts';

describe('valueAreaGrowth', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("ends with the engine's value area for seed %i", (seed) => {
    const { rows } = computeSession(seed);
    for (const percent of [50, 70, 90]) {
      const area = valueArea(rows, percent);
      if (!area) throw new Error('Expected rows');
      const stages = valueAreaGrowth(rows, area, percent);
      const { low, high, volume } = stages.at(-1) ?? stages[0];
      expect({ low, high, volume }).toEqual({ low: area.val, high: area.vah, volume: area.volume });
      expect(stages[0]).toMatchObject({ low: area.poc, high: area.poc, rounds: 0 });
      expect(stages.map(({ rounds }) => rounds)).toEqual([...stages.keys()]);
    }
  });

  it('adds the heavier pair in each round, the upper one on a tie', () => {
    const rows = [5, 10, 20, 40, 30, 15, 8, 2].map((volume, n) => ({ price: 100 + n, volume }));
    const area = valueArea(rows);
    if (!area) throw new Error('Expected rows');
    expect(valueAreaGrowth(rows, area, 70)).toEqual([
      { low: 103, high: 103, volume: 40, rounds: 0, above: 45, below: 30 },
      { low: 103, high: 105, volume: 85, rounds: 1, above: 10, below: 30 },
      { low: 101, high: 105, volume: 115, rounds: 2, above: 10, below: 5 },
    ]);
  });
});
