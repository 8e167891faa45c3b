import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    // Room for a busy machine; nothing here measures time.
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
