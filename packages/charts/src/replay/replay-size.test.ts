import { describe, expect, it } from 'vitest';
import { bundle } from '../testing/bundle-size.ts';

const KB = 1024;

/** Text that only code of the engine holds. */
const engineOnly = 'unsorted';

describe('what a visitor downloads', { timeout: 60_000 }, () => {
  it('of the playground is at most 12 KB, engine, charts and controls together', async () => {
    const chunks = await bundle('src/replay/index.ts');
    const live = chunks.filter(({ name }) => name !== 'index');
    expect(live.some(({ code }) => code.includes(engineOnly))).toBe(true);
    expect(live.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(12 * KB);
  });

  it('before the button is clicked contains nothing of the engine or the charts', async () => {
    const chunks = await bundle('src/replay/index.ts');
    const launcher = chunks.find(({ name }) => name === 'index');
    expect(launcher?.dynamicImports).toHaveLength(1);
    expect(launcher?.imports.filter((file) => !file.startsWith('react'))).toEqual([]);
    expect(launcher?.code).not.toMatch(/unsorted|otm-chart|otm-wick/);
    expect(launcher?.gzip).toBeLessThanOrEqual(1.5 * KB);
  });
});
