import { expect, it } from 'vitest';
import { benchmarkPage, betterLibraries, type DrawingCost } from './benchmark-report.ts';

const cost = (name: string, own: boolean, bytes: number, milliseconds: number): DrawingCost => ({
  name,
  own,
  bytes,
  milliseconds,
  kilobytes: 100,
});

const library = cost('library', false, 1000, 20);
const costs = [cost('still', true, 100, 10), cost('hydrated', true, 1500, 10), library];
const setup = { date: '2026-01-02', machine: '8 cores', load: 0.2, versions: { Node: '24.0.0' } };

it('lists every figure in which a library is better', () => {
  expect(betterLibraries(costs)).toEqual(['- hydrated: 1.50 × the bytes of library.']);
});

it('has figures, ratios, machine, versions and date', () => {
  const page = benchmarkPage(costs, library, setup);
  expect(page).toContain('| still | 100 (0.10 ×) | 10.0 (0.50 ×) | 100 (1.00 ×) |');
  for (const fact of ['2026-01-02', '8 cores', 'Node 24.0.0']) expect(page).toContain(fact);
  expect(page).not.toContain('busy');
});

it('says so when the machine was busy', () => {
  expect(benchmarkPage(costs, library, { ...setup, load: 7.5 })).toMatch(/run: 7\.5\..*busy/);
});
