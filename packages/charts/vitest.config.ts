import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
