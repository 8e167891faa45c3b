import { fixtureShop } from '@otm/content/fixture';
import { contentPlugin } from '@otm/content/markdown';
import { defineConfig } from 'vitest/config';

const packages = {
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
};
// Properties run a hundred times, and a busy machine is slow.
// The theme color comes from the tokens; other styles don't matter here.
const test = { testTimeout: 60_000, css: { include: [/tokens\.css/] } };
const rules = ['{src,build}/**/*.content.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      {
        ...packages,
        plugins: [fixtureShop()],
        test: {
          ...test,
          name: 'kit',
          include: ['{src,build,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: rules,
        },
      },
      {
        // Rules about the content run on the owner's shop, whatever is in it.
        ...packages,
        plugins: [contentPlugin()],
        test: { ...test, name: 'content', include: rules },
      },
    ],
  },
});
