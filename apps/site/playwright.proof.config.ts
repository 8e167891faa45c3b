import base, { journeys, serverOf } from './playwright.config.ts';

// The workers inherit it.
process.env.SUBMISSIONS ??= '1000';

/** The long proof: random submissions through the built site and its sandbox, with injected faults. */
export default {
  ...base,
  projects: [{ ...journeys, testMatch: 'forms-proof.spec.ts' }],
  webServer: serverOf('fixture'),
  reporter: [['list'], ['json', { outputFile: 'test-results/proof.json' }]],
};
