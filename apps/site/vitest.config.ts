import { fixtureShop } from '@otm/content/fixture';
import { contentPlugin } from '@otm/content/markdown';
import { defineConfig } from 'vitest/config';

const packages = {
  resolve: { conditions: ['@otm/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@otm/source', 'module', 'node', 'development|production'] } },
};
// Properties run a hundred times, and a busy machine is slow.
const test = { testTimeout: 60_000, hookTimeout: 60_000 };
const rules = ['{src,build}/**/*.content.test.ts'];
/** Tests that build whole sites run in `npm run test:all` alone. */
const growth = process.env.VERIFY ? [] : ['scripts/growth/growth.test.ts'];

// No `isolate: false`: some files import a live build's modules, which the others must not get.
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
          include: ['{src,server,scripts,hosts-proof}/**/*.test.{ts,tsx}'],
          exclude: [...rules, ...growth],
        },
      },
      {
        ...packages,
        plugins: [fixtureShop()],
        test: {
          ...test,
          name: 'build',
          include: ['build/**/*.test.{ts,tsx}'],
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
