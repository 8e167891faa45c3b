import { describe, expect, it } from 'vitest';
import { bundle } from '../testing/bundle-size.ts';

const KB = 1024;

/** Text that only the engine contains. */
const engineOnly = 'unsorted';

describe('the download', { timeout: 60_000 }, () => {
  it('of a replay is at most 12 KB: engine, charts and controls', async () => {
    const chunks = await bundle('src/replay/index.ts');
    const lazy = chunks.filter(({ name }) => name !== 'index');
    expect(lazy.some(({ code }) => code.includes(engineOnly))).toBe(true);
    expect(lazy.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(12 * KB);
  });

  it('before the click contains a button, but nothing of the engine or the charts', async () => {
    const chunks = await bundle('src/replay/index.ts');
    const launcher = chunks.find(({ name }) => name === 'index');
    expect(launcher?.dynamicImports).toHaveLength(1);
    const shared = chunks.filter(({ file }) => launcher?.imports.includes(file));
    expect(shared.map(({ code }) => code)).toEqual([expect.stringContaining('otm-button')]);
    expect(launcher?.imports.filter((file) => !file.startsWith('react'))).toHaveLength(1);
    for (const { code } of chunks.filter((chunk) => chunk === launcher || shared.includes(chunk)))
      expect(code).not.toMatch(/unsorted|otm-chart|otm-wick/);
    expect(launcher?.gzip).toBeLessThanOrEqual(1.5 * KB);
  });
});
