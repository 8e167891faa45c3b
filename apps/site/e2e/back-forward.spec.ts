import { markRestored, withBackForwardCache } from './fixtures/back-forward.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => use(withBackForwardCache(launchOptions)),
});

// One page of each kind.
for (const path of [
  '/es',
  '/features/otm-delta-swing',
  '/es/buy',
  '/order/0',
  '/free-indicators/deltabar',
  '/blog',
  '/glossary',
  '/install',
  '/search',
  '/contact',
  '/licence',
  '/master-class',
  '/risk',
])
  test(`${path} comes back from the back/forward cache`, async ({ page }) => {
    await markRestored(page);
    // In the same language: another one would redirect there.
    const other = path.startsWith('/es') ? '/es/policies' : '/policies';
    // Caches the font. One that is too late for a page's first paint appears when the page is
    // restored, and moves what is beside it.
    await page.goto(other);
    await page.waitForLoadState('networkidle');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.goto(other);
    // A restored page doesn't load.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page).toHaveURL(path);
  });
