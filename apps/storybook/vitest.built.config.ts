import { defineConfig } from 'vitest/config';

// Tests of the built Storybook.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/built.json' },
  },
});
