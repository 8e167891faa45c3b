import { describe, expect, it } from 'vitest';
import { peersAhead } from './peers-ahead.ts';
import type { InteractionRow, Records } from './results.ts';

const row = (site: InteractionRow['site'], inp: number, name = 'menu') => ({
  site,
  name,
  runs: 3,
  inp,
  worst: inp,
  shown: 100,
  date: '2026-01-02',
  commit: 'abc',
});
const recordsOf = (...rows: readonly ReturnType<typeof row>[]): Records => ({
  inp: { machine: '', versions: {}, rows },
});

describe('the figures in which a peer is better', () => {
  it('name the peers that are, and their values', () => {
    const records = recordsOf(row('otm', 48), row('astro', 16), row('next', 64), row('vite', 40));
    expect(peersAhead(records)).toEqual(['INP of the menu: 48 ms; Astro 16 ms, Vite SPA 40 ms']);
  });

  it('leave out equal values and what peers do not have', () => {
    expect(peersAhead(recordsOf(row('otm', 16), row('astro', 16), row('otm', 99, 'chat')))).toEqual(
      [],
    );
  });
});
