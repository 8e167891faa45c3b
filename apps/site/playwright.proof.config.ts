import base, { journeys, serverOf } from './playwright.config.ts';

// The workers inherit both.
process.env.PROOF = 'all';
process.env.SUBMISSIONS ??= '1000';

/** The long proofs, of which `npm test` runs a sample: one file is one proof. */
export default {
  ...base,
  projects: [
    {
      ...journeys,
      testMatch: ['forms-proof.spec.ts', 'hostile-input.spec.ts', 'memory.spec.ts', 'faults/**'],
    },
  ],
  webServer: serverOf('fixture'),
  reporter: [['list'], ['json', { outputFile: 'test-results/proof.json' }]],
};
