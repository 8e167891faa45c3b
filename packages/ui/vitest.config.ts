import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Room for a busy machine; nothing here measures time.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
