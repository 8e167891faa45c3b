import { defineConfig } from 'vitest/config';

/** What the files of the built site must hold to: budgets on bytes as they travel, links, ids. */
export default defineConfig({
  test: {
    include: ['e2e/built/**/*.built.ts'],
    // The best compression takes its time; the budgets are on bytes, never on the clock.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/size.json' },
  },
});
