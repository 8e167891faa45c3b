import type { Page, Route } from '@playwright/test';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { painted } from '../fixtures/painted.ts';
import { missingDocument } from '../fixtures/test.ts';

// The fixture of every test here fails on a shift that can be seen.
test.use({ expectedMessages: [missingDocument] });

/** The longest page of each kind, by `npm run verify` in both languages and at every width. */
const longest = pages.toSorted((a, b) => b.html.length - a.html.length);
const kindOf = (path: string) => path.replace(/^\/es\b/, '').split('/')[1] ?? '';
const kinds = Map.groupBy(longest, ({ path, locale }) =>
  process.env.VERIFY ? `${locale} ${kindOf(path)}` : kindOf(path),
);
const widths = process.env.VERIFY ? [360, 768, 1440] : [360];

/** The width of a heading's text and of a paragraph's, which tells the face that draws them. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'p'].map((tag) => {
      const range = document.createRange();
      const elements = [...document.querySelectorAll(`main ${tag}`)];
      range.selectNodeContents(elements.find((it) => it.checkVisibility()) ?? document.body);
      return range.getBoundingClientRect().width;
    }),
  );

/** Holds the font back until it's released. */
async function holdFont(page: Page): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<Route>();
  await page.route('**/*.woff2', (route) => requested.resolve(route));
  return async () => (await requested.promise).continue();
}

const headingFont = '600 1em "Instrument Sans Display"';

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [kind, [document]] of kinds)
      test(`nothing of ${kind || 'home'} shifts when the font arrives late`, async ({ page }) => {
        const release = await holdFont(page);
        await page.goto(document?.path ?? '');
        await painted(page);
        await release();
        await page.waitForFunction((it) => window.document.fonts.check(it), headingFont);
        await painted(page);
      });

    for (const path of ['/', '/es'])
      test(`${path} gets the late font in its headings alone`, async ({ page }) => {
        const release = await holdFont(page);
        await page.goto(path);
        // The window in which a browser waits for an optional font is a tenth of a second.
        await page.waitForTimeout(500);
        const [heading, paragraph] = await drawn(page);
        await release();
        await expect.poll(async () => (await drawn(page))[0]).not.toBe(heading);
        expect((await drawn(page))[1]).toBe(paragraph);
      });

    test('nothing shifts when the font arrives early', async ({ page }) => {
      await page.goto('/es');
      await page.reload();
      await page.waitForFunction((it) => document.fonts.check(it), headingFont);
      await painted(page);
    });

    test('nothing shifts when the font never arrives', async ({ page }) => {
      await holdFont(page);
      await page.goto('/es');
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForTimeout(1000);
      expect(await page.evaluate((it) => document.fonts.check(it), headingFont)).toBe(false);
    });
  });
