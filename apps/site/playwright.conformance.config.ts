import base from './playwright.config.ts';

/** The tests that check success criteria of WCAG, for the report about them. */
export default {
  ...base,
  grep: /@wcag-/,
  reporter: [['list'], ['json', { outputFile: 'test-results/conformance.json' }]],
};
