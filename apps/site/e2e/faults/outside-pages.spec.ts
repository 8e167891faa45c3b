import type { Page } from '@playwright/test';
import { type Dependency, defineCells, type Visit } from '../fixtures/fault-cells.ts';
import { expect } from '../fixtures/faulty-site.ts';
import { overflowOf } from '../fixtures/layout.ts';
import { shorten } from '../fixtures/short-names.ts';

/** The tab that a link has opened. */
async function tabOf({ context }: Visit): Promise<Page> {
  await expect.poll(() => context.pages().length).toBe(2);
  const [, tab] = context.pages();
  if (!tab) throw new Error('The link opened no tab.');
  return tab;
}

/** Repairs the fault, and loads a tab again that showed an error. */
async function reload({ context, site }: Visit, tab: Page): Promise<void> {
  site.release();
  await context.setOffline(false);
  // The browser's own error page may still be on its way.
  await expect(() => tab.reload({ timeout: 5000 })).toPass();
}

const typed = '50% off & más? #1';
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('dialog', { name: /OTM support/ });
const poster = (page: Page) => page.locator('#what-is').getByRole('link', { name: /^Play video/ });

const dependencies: readonly Dependency[] = [
  {
    name: 'a checkout',
    url: /^\/__sandbox\/checkout\//,
    use: async (visit) => {
      await visit.page.goto('/buy');
      const buy = visit.page.getByRole('main').getByRole('article').first().getByRole('link');
      await buy.first().click();
    },
    works: async (visit) =>
      expect((await tabOf(visit)).getByText('A visitor would now pay')).toBeVisible(),
    // The checkout's tab has its own error; the page of the plans is still there, with an e-mail link.
    fails: async ({ page }) => {
      await expect(page).toHaveURL('/buy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('a[href^="mailto:"]:visible').first()).toBeVisible();
    },
  },
  {
    name: 'the messaging service',
    // Only with a message: browsers prefetch the link that is hovered.
    url: /^\/__sandbox\/chat\/send\?.*text=/,
    use: async (visit) => {
      const { page } = visit;
      await page.goto('/risk');
      await page.getByRole('link', { name: 'Chat with us' }).hover();
      await launcher(page).click();
      // The widget loads its modules one by one; they aren't what fails here.
      await page.waitForLoadState('networkidle');
      const field = panel(page).getByRole('textbox');
      await field.fill(typed);
      await field.press('Enter');
    },
    works: async (visit) => expect((await tabOf(visit)).getByText(typed)).toBeVisible(),
    // The message is in the URL of its tab: loading it again sends it.
    fails: async (visit) => {
      await expect(launcher(visit.page)).toBeVisible();
      // A redirect and a download leave another tab, or none.
      if (['hang', 'foreign redirect', 'wrong type'].includes(visit.fault)) return;
      const tab = await tabOf(visit);
      await reload(visit, tab);
      await expect(tab.getByText(typed)).toBeVisible();
    },
  },
  {
    name: 'a video',
    url: /^\/__sandbox\/video\//,
    use: async ({ page }) => {
      await page.goto('/');
      // Not by hovering, for which the browser would prefetch the link and meet the fault.
      await poster(page).focus();
      await page.waitForLoadState('networkidle');
      await poster(page).click();
      await expect(page.locator('#what-is iframe')).toBeVisible();
    },
    works: async ({ page }) => {
      const player = page.frameLocator('#what-is iframe');
      await expect(player.getByText('would play here')).toBeVisible();
    },
    fails: async ({ page }) => {
      const link = page.locator('#what-is').getByRole('link', { name: /on YouTube/ });
      await expect(link).toHaveAttribute('href', /\/__sandbox\/video\/sample-en-0$/);
    },
  },
  {
    name: 'the font',
    url: /\.woff2$/,
    use: ({ page }) => page.goto('/buy', { waitUntil: 'commit' }),
    works: async ({ page }) => isReadable(page),
    fails: async ({ page }) => isReadable(page),
  },
  {
    name: 'the pictures',
    url: /\.svg(?:\?|$)/,
    use: ({ page }) => page.goto('/buy', { waitUntil: 'commit' }),
    works: async ({ page }) => isReadable(page),
    // They are decoration: their space stays, and every link next to them works.
    fails: async ({ page }) => {
      await isReadable(page);
      const picture = page.getByRole('main').locator('img').first();
      await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(20);
    },
  },
  {
    name: 'the search index',
    url: /\/search-en\.json$/,
    use: async ({ page }) => {
      await page.goto('/risk');
      await page.keyboard.press('Control+k');
      await searchField(page).fill('delta');
    },
    works: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('status')).toHaveText(/^Results: \d/);
    },
    survives: ['wrong type'],
    maxWait: 10_500,
    fails: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('status')).toContainText('didn’t load');
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '/features');
      await expect(searchField(page)).toHaveValue('delta');
    },
  },
];

const searchField = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('textbox');

/** The text is there, fits into the window, and its links work. */
async function isReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(shorten('.otm-footer')).getByRole('link').first()).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
}

defineCells(dependencies);
