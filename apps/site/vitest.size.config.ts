import { defineConfig } from 'vitest/config';

/** Budgets on the bytes of the built site, as they travel. */
export default defineConfig({
  test: {
    include: ['e2e/size/**/*.size.ts'],
    // The best compression takes its time; the budgets are on bytes, never on the clock.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/size.json' },
  },
});
