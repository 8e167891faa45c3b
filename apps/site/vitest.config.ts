import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['{src,build,server,scripts}/**/*.test.{ts,tsx}'],
    // Properties run a hundred times; a busy machine is no failure.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
