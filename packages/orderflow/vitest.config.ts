import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Pure functions share no state between files, and importing takes longer than testing.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Room for a busy machine; nothing here measures time.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
