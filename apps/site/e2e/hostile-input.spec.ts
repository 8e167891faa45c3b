import type { Page } from '@playwright/test';
import { readDocuments } from './fixtures/documents.ts';
import { attacker, type HostileInput, hostileInputs } from './fixtures/hostile-inputs.ts';
import { unfolds } from './fixtures/painted.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const paths = readDocuments('fixture').pages.map(({ path }) => path);
// `npm test` runs a sample; `npm run proof:hostile` runs all.
const batches = process.env.PROOF ? 200 : 5;
const count = process.env.PROOF ? 50 : 30;

test.use({ expectedMessages: [missingDocument] });

/** Fills both storages, as if a visitor came back with them. */
const fill = (page: Page, { local, session }: HostileInput) =>
  page.evaluate(
    (storages) => {
      for (const [name, values] of Object.entries(storages)) {
        const storage = window[name as keyof typeof storages];
        storage.clear();
        for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
      }
    },
    { localStorage: local, sessionStorage: session },
  );

/** Returns markup that the input added to the page, and links to the attacker. */
const reflected = (page: Page) =>
  page.evaluate((host) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')];
    return [
      ...document.querySelectorAll('[onerror], [onload], img[src="x"]'),
      ...links.filter(
        ({ hostname, protocol }) => hostname.endsWith(host) || protocol === 'javascript:',
      ),
      ...('attacked' in window ? [document.documentElement] : []),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, attacker);

for (const seed of Array.from({ length: batches }, (_, index) => index + 1))
  test(`${count} hostile URLs and stored values neither run code nor lead off the site (seed ${seed})`, async ({
    page,
    baseURL,
  }, testInfo) => {
    const inputs = hostileInputs(paths, { seed, count });
    await testInfo.attach('inputs', {
      body: JSON.stringify(inputs),
      contentType: 'application/json',
    });
    await page.goto('/risk');
    for (const input of inputs) {
      await fill(page, input);
      await page.goto(input.url);
      await unfolds(page);
      await expect(page.getByRole('banner'), input.url).toBeVisible();
      expect(new URL(page.url()).origin, input.url).toBe(baseURL);
      expect(await reflected(page), input.url).toEqual([]);
    }
  });
