import base, { journeys, serverOf } from './playwright.config.ts';

/**
 * The core of the journeys in Debian's Firefox ESR, on the whole site; WebKitGTK has a driver of its
 * own, in `scripts/engines`.
 */
const core = [
  'affiliate',
  'blog',
  'buy',
  'forms',
  'free-indicators',
  'glossary',
  'landing',
  'modals',
  'not-found',
  'order',
  'search',
  'side-menu',
  'theme',
  'video',
].map((name) => `${name}.spec.ts`);

/**
 * Tests of what Playwright can't do over WebDriver BiDi: turn scripts off, go back, tap, and take a
 * picture without an inline style, which the policy forbids.
 */
const beyondBidi = [
  /without JavaScript/,
  /replaces the URL, title/,
  /navigates and closes the menu/,
  /on other pages and back/,
  /on a touch screen/,
  /pictures have the page’s theme/,
];

export default {
  ...base,
  projects: [
    {
      ...journeys,
      name: 'firefox',
      testMatch: core,
      grepInvert: beyondBidi,
      use: {
        ...journeys.use,
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      },
    },
  ],
  webServer: serverOf('fixture'),
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
};
