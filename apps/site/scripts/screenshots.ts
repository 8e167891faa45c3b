import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { shorten } from '../e2e/fixtures/short-names.ts';
import { createHandler } from '../server/handler.ts';
import { themeKey } from '../src/boot/storage.ts';

/** The folder of the README's pictures. */
const folder = '../../docs/screenshots';

/** Name, path, theme, and window size of each screenshot. */
const shots = [
  ['home-en-dark-1440', '/', 'dark', 1440, 900],
  ['home-es-light-360', '/es', 'light', 360, 780],
  ['buy-es-dark-768', '/es/buy', 'dark', 768, 1024],
  ['free-en-light-1440', '/free-indicators/vwap', 'light', 1440, 900],
] as const;

const server = createServer(await createHandler('dist'));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
await mkdir(folder, { recursive: true });
for (const [name, path, theme, width, height] of shots) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    themeKey,
    theme,
  ] as const);
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}

// A message: sent with the contact form, read in the sandbox's inbox.
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`http://127.0.0.1:${port}/contact`);
await page.locator('[data-hydrated] form').waitFor();
await page.getByLabel('Name').fill('Ana');
await page.getByLabel('Email (required)').fill('ana@example.com');
await page
  .getByLabel('Message', { exact: true })
  .fill('Does the profile work with Renko bars?\nThank you!');
const captcha = page.frameLocator(shorten('.otm-captcha-frame')).frameLocator('iframe').first();
await captcha.getByRole('checkbox').click();
await page.getByText('Confirmed.').waitFor();
await page.getByRole('button', { name: 'Send' }).click();
await page.getByText('The message was sent successfully.').waitFor();
await page.goto(`http://127.0.0.1:${port}/__sandbox/inbox`);
await page.getByRole('listitem').getByRole('link').click();
await page.getByText('Renko').first().waitFor();
await page.screenshot({ path: `${folder}/inbox.png` });
await browser.close();
server.close();
