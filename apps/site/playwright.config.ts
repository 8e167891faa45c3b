import { defineConfig } from '@playwright/test';
import { type Build, folderOf } from './e2e/fixtures/builds.ts';
import { freePort } from './e2e/fixtures/free-port.ts';

// Chosen once: the workers, which read this file again, inherit them. Both are
// open at the same time, or the second could be the first again.
const [fixturePort, ownerPort] = await Promise.all([freePort(), freePort()]);
process.env.E2E_FIXTURE_PORT ??= String(fixturePort);
process.env.E2E_OWNER_PORT ??= String(ownerPort);
const ports: Readonly<Record<Build, string>> = {
  fixture: process.env.E2E_FIXTURE_PORT,
  owner: process.env.E2E_OWNER_PORT,
};
const urlOf = (build: Build) => `http://localhost:${ports[build]}`;
const executablePath = process.env.CHROMIUM_PATH;
const isComplete = Boolean(process.env.VERIFY);

/** Journeys through the kit, on the fixture shop. */
export const journeys = {
  name: 'journeys',
  testDir: 'e2e',
  testIgnore: 'content/**',
  use: { baseURL: urlOf('fixture') },
};

/** Rules about the content, on the owner's shop. */
export const content = {
  name: 'content',
  testDir: 'e2e/content',
  use: { baseURL: urlOf('owner') },
};

/** Some journeys in a browser that refuses storage; `proof:storage` runs all of them. */
const withoutStorage = {
  ...journeys,
  name: 'without storage',
  testMatch: ['home.spec.ts', 'modals.spec.ts', 'side-menu.spec.ts', 'video.spec.ts'],
  grepInvert: /@stored/,
  use: { ...journeys.use, storageFault: 'throws' },
};

/**
 * For `npm run test:all`, where pages arrive in so many pieces that their tests wait nearly all the
 * time: beside the others.
 */
const complete = [
  { ...journeys, workers: 2 },
  { ...content, workers: 2, testIgnore: 'arriving.spec.ts' },
  { ...withoutStorage, workers: 1 },
  { ...content, name: 'arriving', workers: 4, testMatch: 'arriving.spec.ts' },
];

/** A local server with the production headers. */
export const serverOf = (build: Build) => ({
  command: `node server/serve.ts ${folderOf(build)}`,
  env: { PORT: ports[build] },
  url: urlOf(build),
});

/** Tests of the built sites in a browser. */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Most of a journey is waiting: two would leave two cores idle half of the time.
  workers: isComplete ? 8 : 3,
  // Room for a busy machine; no journey measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // A click that starts while the page still scrolls may miss its target. Tests of motion turn it
    // on again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  projects: isComplete ? complete : [journeys, content, withoutStorage],
  webServer: [serverOf('fixture'), serverOf('owner')],
});
