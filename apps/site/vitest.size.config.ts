import { defineConfig } from 'vitest/config';

/** Rules on the files of the owner's built site: budgets on transferred bytes, links, ids. */
export default defineConfig({
  test: {
    include: ['e2e/built/**/*.built.ts'],
    // The best compression is slow; the budgets are on bytes, not on time.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/size.json' },
  },
});
