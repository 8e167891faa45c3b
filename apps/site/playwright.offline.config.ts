import base, { journeys, serverOf } from './playwright.config.ts';

/** From a form to the inbox, for a machine whose only network is its own. */
export default {
  ...base,
  projects: [{ ...journeys, testMatch: 'forms.spec.ts' }],
  webServer: serverOf('fixture'),
  reporter: [['list'], ['json', { outputFile: 'test-results/offline.json' }]],
};
