import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Pure functions share no state between files, and importing takes longer than testing.
    isolate: false,
    include: ['src/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
