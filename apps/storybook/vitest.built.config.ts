import { defineConfig } from 'vitest/config';

// The built Storybook, as somebody opens it.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/built.json' },
  },
});
