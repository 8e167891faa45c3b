import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const limit = 2048;

it(`is at most ${limit} bytes compressed`, { timeout: 60_000 }, async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      write: false,
      rolldownOptions: { input: 'src/index.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  const [{ code }] = output;
  expect(code).toContain('unsorted');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
});
