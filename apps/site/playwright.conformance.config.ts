import base, { content, journeys } from './playwright.config.ts';

/** The tests that check success criteria of WCAG, for the report about them. */
export default {
  ...base,
  projects: [journeys, content],
  grep: /@wcag-/,
  reporter: [['list'], ['json', { outputFile: 'test-results/conformance.json' }]],
};
