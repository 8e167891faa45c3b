import { hydrateAll } from '../fixtures/hydrate-all.ts';
import { pages } from '../fixtures/owner-site.ts';
import { sampled } from '../fixtures/sampled.ts';
import { entireDocument, expect, test } from '../fixtures/slow-site.ts';
import { movedBlocks, watchBlocks } from '../fixtures/watch-blocks.ts';

declare global {
  interface Window {
    arrivedHeight?: number | undefined;
  }
}

// The longest page of each kind; English and Spanish share their layout.
const longest = pages.toSorted((a, b) => b.html.length - a.html.length);
const kinds = Map.groupBy(longest, ({ path }) => path.replace(/^\/es\b/, '').split('/')[1] ?? '');

// Cut before every element, the summaries of the owner's page shift by half a line. No visitor sees
// that page.
if (process.env.VERIFY) kinds.delete('master');

const widths = [360, 768, 960, 1280, 1440, 1920];
/** `npm test` looks at these kinds, on a phone. */
const usual = new Set(['', 'blog', 'buy', 'contact', 'features', 'free-indicators', 'glosario']);

for (const width of sampled(widths, (it) => it === 360))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    // The fixture of every test here fails on a shift that can be seen.
    for (const [kind, [page]] of sampled([...kinds], ([kind]) => usual.has(kind)))
      test(`/${kind} doesn't shift while it arrives, nor grows while it hydrates`, async ({
        page: tab,
      }) => {
        await tab.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            window.arrivedHeight = document.querySelector('main')?.offsetHeight;
          });
        });
        await tab.goto(page?.path ?? '');
        await expect(tab.locator('h1')).toBeVisible();
        await hydrateAll(tab);
        // The page itself also makes room at its end for the storage notice.
        const height = await tab.evaluate(() => document.querySelector('main')?.offsetHeight);
        expect(height).toBe(await tab.evaluate(() => window.arrivedHeight));
      });
  });

/** One for each layout. */
const layouts = [360, 768, 960, 1280];

for (const width of sampled(layouts, (it) => it === 360 || it === 1280))
  test.describe(`in a window as tall as the page, at ${width} px`, () => {
    // A fragment, or where the visitor was before a reload, may be anywhere in a page.
    test.use({ viewport: { width, height: 16_000 }, arrival: entireDocument });

    for (const [kind, [page]] of sampled([...kinds], ([kind]) => usual.has(kind)))
      test(`nothing on /${kind} moves from where it was first seen`, async ({ page: tab }) => {
        await tab.addInitScript(watchBlocks);
        await tab.goto(page?.path ?? '');
        expect(await tab.evaluate(() => window.blocksSeen?.size)).toBeGreaterThan(0);
        expect(await tab.evaluate(movedBlocks)).toEqual([]);
      });
  });

const answersOf = (html: string) => [...html.matchAll(/ id="(q\d+)"/g)].map(([, id = '']) => id);
const withAnswers = pages.filter(({ html }) => answersOf(html).length > 0);

test('there are pages with answers', () => {
  expect(withAnswers.length).toBeGreaterThan(1);
});

for (const { path, html } of sampled(withAnswers, ({ locale }) => locale === 'es'))
  test(`${path} doesn't shift while the answer that the hash names arrives`, async ({ page }) => {
    const ids = answersOf(html);
    const id = ids[Math.floor(ids.length / 3)];
    await page.goto(`${path}#${id}`);
    const answer = page.locator(`#${id}`);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
  });
