import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Most of a test is waiting, such as for code that hangs: two would leave two cores idle.
  workers: 4,
  // Room for a busy machine; nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium has no sandbox for root, which containers run as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
