import base, { content, serverOf } from './playwright.config.ts';

// The workers inherit it. `PROOF=models` looks at the longest page of each kind alone.
process.env.PROOF ??= 'all';

/** Every page in every language, theme, window and preference of a visitor. */
export default {
  ...base,
  timeout: 900_000,
  projects: [{ ...content, testMatch: 'page-matrix.spec.ts' }],
  webServer: serverOf('owner'),
  reporter: [['list'], ['json', { outputFile: 'test-results/pages.json' }]],
};
