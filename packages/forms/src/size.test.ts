import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const limit = 10 * 1024;

test('the forms weigh at most 10 KB in brotli, and mail and captcha code comes apart', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    resolve: { conditions: ['@otm/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      lib: { entry: 'src/index.ts', formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((built) => (built as Rolldown.RolldownOutput).output)
    .filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const modules = Object.keys(entry?.modules ?? {});
  const bytes = brotliCompressSync(entry?.code ?? '').length;
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThanOrEqual(limit);
  expect(modules.filter((id) => /emailjs\/browser|hcaptcha|sandbox|testing/.test(id))).toEqual([]);
  expect(
    chunks.some(
      (chunk) => chunk.isDynamicEntry && /emailjs/.test(Object.keys(chunk.modules).join()),
    ),
  ).toBe(true);
});
