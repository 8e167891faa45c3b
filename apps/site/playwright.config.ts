import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/fixtures/free-port.ts';

// Chosen once: the workers, which read this file again, inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const executablePath = process.env.CHROMIUM_PATH;

/** Journeys on the built site, served with the production headers. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Room for a busy machine; no journey measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // A press that begins while the page still scrolls may end beside what it meant. What moves has
    // tests of its own, which ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
  },
});
