import { defineConfig } from 'vitest/config';

const conditions = ['@otm/source', 'module', 'node', 'development|production'];

// Tests of the built Storybook.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@otm\//] },
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/built.json' },
  },
});
