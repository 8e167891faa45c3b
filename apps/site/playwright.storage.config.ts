import base, { journeys, serverOf } from './playwright.config.ts';

// The workers inherit it: every purchase is made.
process.env.PROOF = 'all';

/** Proofs of their own, and tests that break storage themselves. */
const others = [
  'content/**',
  'faults/**',
  'built/**',
  ...['forms-proof', 'hostile-input', 'memory', 'refused-storage'].map((name) => `${name}.spec.ts`),
];

/**
 * The journeys with both storages throwing, full, or with garbage under every key. Tests of what the
 * site remembers have the tag `@stored`: they run with garbage alone, which doesn't keep it from
 * remembering.
 */
export default {
  ...base,
  projects: (['throws', 'full', 'garbage'] as const).map((storageFault) => ({
    ...journeys,
    name: storageFault,
    testIgnore: others,
    ...(storageFault !== 'garbage' && { grepInvert: /@stored/ }),
    use: { ...journeys.use, storageFault },
  })),
  webServer: serverOf('fixture'),
  reporter: [['list'], ['json', { outputFile: 'test-results/storage.json' }]],
};
