import { readDocuments } from './fixtures/documents.ts';
import { attacker, type HostileInput, hostileInputs } from './fixtures/hostile-inputs.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const paths = readDocuments('fixture').pages.map(({ path }) => path);
// `npm test` runs a sample; `npm run proof:hostile` runs all.
const batches = process.env.PROOF ? 200 : 2;
const count = process.env.PROOF ? 50 : 30;

test.use({ expectedMessages: [missingDocument] });

/** Runs in the page: fills both storages, as if a visitor came back with them. */
const fill = ({ local, session }: Pick<HostileInput, 'local' | 'session'>) => {
  for (const [storage, values] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  }
};

/** Islands, whether their code has been asked for or not. */
const islands = ':is([data-live], [data-early], [data-when]:not([data-when=late]))';

/** Runs in the page: fetches the code of its islands, which reads the URL and the storages, too. */
const startIslands = (selector: string) => {
  // What the hash or an island opens moves what is below it.
  window.dispatchEvent(new Event('unfolds'));
  for (const island of document.querySelectorAll(selector))
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
};

/** Runs in the page: whether the loader is done with each island. */
const haveRun = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].every(({ dataset }) => 'late' in dataset);

/** Runs in the page: returns markup that the input added to it, and links to the attacker. */
const inspect = (host: string) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')];
  const reflected = [
    ...document.querySelectorAll('[onerror], [onload], img[src="x"]'),
    ...links.filter(
      ({ hostname, protocol }) => hostname.endsWith(host) || protocol === 'javascript:',
    ),
    ...('attacked' in window ? [document.documentElement] : []),
  ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  return { isHeaderShown: document.querySelector('header')?.checkVisibility(), reflected };
};

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
    for (const { url, ...stored } of inputs) {
      await page.evaluate(fill, stored);
      await page.goto(url);
      await page.evaluate(startIslands, islands);
      await page.waitForFunction(haveRun, islands);
      expect(new URL(page.url()).origin, url).toBe(baseURL);
      expect(await page.evaluate(inspect, attacker), url).toEqual({
        isHeaderShown: true,
        reflected: [],
      });
    }
  });
