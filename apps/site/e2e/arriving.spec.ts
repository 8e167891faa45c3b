import { pages } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/slow-site.ts';

// The longest page of each kind; English and Spanish share their layout.
const longest = pages.toSorted((a, b) => b.html.length - a.html.length);
const kinds = Map.groupBy(longest, ({ path }) => path.replace(/^\/es\b/, '').split('/')[1] ?? '');

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    // The fixture of every test here fails on a shift.
    for (const [kind, [page]] of kinds)
      test(`nothing moves while /${kind} arrives`, async ({ page: tab }) => {
        await tab.goto(page?.path ?? '');
        await expect(tab.locator('h1')).toBeVisible();
      });
  });

test('nothing moves while an answer that the fragment names arrives', async ({ page }) => {
  await page.goto('/features/frequently-asked-questions#q7');
  await expect(page.locator('#q7')).toBeFocused();
  await expect(page.locator('#q7')).toBeInViewport();
});
