import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
  test: {
    // Pure functions share no state between files, and importing takes longer than testing.
    isolate: false,
    include: ['{src,scripts,fixture}/**/*.test.ts'],
    // Some tests read every Markdown file, which takes long on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
