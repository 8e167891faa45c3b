import { defineConfig } from 'vitest/config';

/** Checks of what is published, on the built files. */
export default defineConfig({
  test: {
    include: ['package-tests/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/package.json' },
  },
});
