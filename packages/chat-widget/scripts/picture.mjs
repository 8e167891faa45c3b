import { chromium } from '@playwright/test';
import sharp from 'sharp';

// Takes the README's picture of the configurator, from the built files on disk.
const page = new URL('../dist/configurator/index.html', import.meta.url).href;
const setup = {
  ui: 'en',
  site: 'HTML',
  phone: '+1 555 010 0199',
  name: 'Acme',
  message: 'Hello there! How can we help?',
  '--cw-accent': '#4b2a83',
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const tab = await browser.newPage({
  viewport: { width: 1280, height: 1080 },
  colorScheme: 'light',
});
await tab.goto(`${page}#${new URLSearchParams(setup)}`);
for (const theme of ['light', 'dark'])
  await tab.frameLocator(`iframe[src$="#${theme}"]`).locator('[part=message]').waitFor();
const picture = await tab.screenshot();
await browser.close();
await sharp(picture)
  .png({ palette: true, colors: 64, effort: 10 })
  .toFile(new URL('../docs/configurator.png', import.meta.url).pathname);
