import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Room for a busy machine; nothing here measures time.
    testTimeout: 120_000,
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
