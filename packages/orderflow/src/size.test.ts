import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const limit = 2048;

const source = fileURLToPath(new URL('./index.ts', import.meta.url));

/** The kit's own engine: an indicator that an owner adds has no part in its budget. */
const engine = `export {
  barTimer, createSession, createVolumeProfile, cumulativeDelta, generateTicks, readTape, TradeError,
  valueArea,
} from ${JSON.stringify(source)};`;

it(`is at most ${limit} bytes compressed`, { timeout: 60_000 }, async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      write: false,
      rolldownOptions: { input: 'engine', preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'engine' ? id : undefined),
        load: (id) => (id === 'engine' ? engine : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  const [{ code }] = output;
  expect(code).toContain('unsorted');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
});
