import base from './playwright.config.ts';

/** The way from a form to the inbox, to be run where there is no network but this machine's own. */
export default {
  ...base,
  testMatch: 'forms.spec.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/offline.json' }]],
};
