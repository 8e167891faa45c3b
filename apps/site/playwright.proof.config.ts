import base from './playwright.config.ts';

// The workers inherit it.
process.env.SUBMISSIONS ??= '1000';

/** The long proof: randomised submissions through the built site and the sandbox with its faults. */
export default {
  ...base,
  testMatch: 'forms-proof.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/proof.json' }]],
};
