import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { exportSite } from '../build/hosts/export-site.ts';
import type { SiteHosting } from '../build/hosts/site-hosting.ts';
import { languageProblems, missingDocuments } from '../scripts/deploy/documents.ts';
import { brokenLinks } from '../scripts/deploy/links.ts';
import { lineOf } from '../scripts/deploy/problem.ts';
import { readSite } from '../scripts/deploy/read-site.ts';
import { createPlainServer } from './plain-server.ts';

// Shows that a site that was built with SITE_BASE works below that path: every reference of every
// document, and in a browser on a plain server its islands, search, languages and redirects.

const { base }: SiteHosting = JSON.parse(readFileSync('dist/hosting.json', 'utf8'));
if (!base) throw new Error('Build the site with SITE_BASE first: npm run proof:base does.');
const robots = readFileSync(`dist/site${base}/robots.txt`, 'utf8');
const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
const site = readSite('dist', { origin: new URL(sitemap).origin });

const problems = [missingDocuments, languageProblems, brokenLinks].flatMap((check) => check(site));
const outside = [...site.documents].flatMap(([file, { references }]) =>
  references
    .filter(({ url }) => /^\/(?!\/|__sandbox)/.test(url) && !`${url}/`.startsWith(`${base}/`))
    .map(({ url }) => `${file} refers to ${url}, outside of ${base}.`),
);
const lines = [...problems.map(lineOf), ...new Set(outside)];
for (const line of lines.slice(0, 40)) process.stderr.write(`${line}\n`);
if (lines.length > 0) throw new Error(`${lines.length} references are wrong.`);

const folder = join(mkdtempSync(join(tmpdir(), 'site-base-')), 'site');
await exportSite('dist', 'github-pages', folder);
const server = createPlainServer(folder, base).listen(0, '127.0.0.1');
await once(server, 'listening');
const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage();
const failed: string[] = [];
page.on('response', (response) => {
  if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
});
page.on('pageerror', (error) => failed.push(error.message));

await page.goto(`${local}${base}`);
await page.locator('footer a[hreflang="es"], a[hreflang="es"]').first().click();
await expect(page).toHaveURL(`${local}${base}/es`);
await page.goto(`${local}${base}/buy?aff=partner`);
await page.waitForURL(`${local}${base}/es/buy?aff=partner`);
await page.evaluate(() => localStorage.clear());
await page.goto(`${local}${base}/free_indicators`);
await page.waitForURL(new RegExp(`${base}/free-indicators/[\\w-]+\\?aff=partner$`));
await page.goto(`${local}${base}/risk?aff=partner`);
await expect(page).toHaveURL(`${local}${base}/risk`);
await page.goto(`${local}${base}/search?q=delta`);
await expect(page.locator(`main a[href^="${base}/features/"]`).first()).toBeVisible();
await page.goto(`${local}${base}/free-indicators/vwap`);
await page
  .getByRole('button', { name: /replay/i })
  .first()
  .click();
await expect(page.locator('[data-hydrated]').first()).toBeAttached();
await page.goto(`${local}${base}/es/blog`);
await page.locator(`main a[href^="${base}/es/blog/"]`).first().click();
await expect(page).toHaveURL(new RegExp(`^${local}${base}/es/blog/[\\w-]+$`));
if (failed.length > 0) throw new Error(failed.join('\n'));
// The language of the pages before is Spanish, and the only document for unknown paths is English.
await page.goto(`${local}${base}/nowhere`);
await page.waitForURL(`${local}${base}/es/404`);
await page.evaluate(() => localStorage.clear());
await page.goto(`${local}${base}/nowhere`);
await expect(page.locator(`a[href="${base}"]`).first()).toBeVisible();

await browser.close();
server.close();
process.stdout.write(`figure: ${site.documents.size} documents work below ${base}\n`);
