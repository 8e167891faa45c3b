import type { Locator } from '@playwright/test';
import { readDocuments } from './fixtures/documents.ts';
import { longestOfKinds } from './fixtures/page-models.ts';
import { chosenPurchases } from './fixtures/purchases.ts';
import { sampled } from './fixtures/sampled.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

const { pages } = readDocuments('fixture');

// The DevTools protocol blocks frames of a view transition while it blocks scripts.
test.use({ javaScriptEnabled: false });

test('chooses a part of the session, and shows what its numbers say', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('966 sold. Price fell 2.50 points.')).toBeVisible();
  await page.getByRole('radio', { name: /Turn/ }).check({ force: true });
  await expect(page.getByText('Buyers need 26 contracts a tick.')).toBeVisible();
  await expect(page.getByText('966 sold. Price fell 2.50 points.')).toBeHidden();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
});

test('leads from the row of an indicator to its article', async ({ page }) => {
  await page.goto('/');
  await page.locator('#indicators').getByRole('link', { name: 'Read more Delta Swing' }).click();
  await expect(page).toHaveURL('/features/otm-delta-swing');
});

test('links each testimonial to the page of its video', async ({ page }) => {
  await page.goto('/es');
  const video = page.getByRole('link', { name: /Ver video.*Lucía/ });
  await expect(video).toHaveAttribute('href', '/__sandbox/video/sample-es-1');
  await expect(video).toHaveAttribute('target', '_blank');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('opens and closes the menu, and follows its links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es');
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menú' });
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await burger.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByRole('link', { name: 'Precios' }).click();
  await expect(page).toHaveURL('/es/buy');
});

test('links each page to its translation and back', async ({ page }) => {
  await page.goto('/buy');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/buy');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/buy');
});

test('shows nothing that needs JavaScript', async ({ page }) => {
  for (const path of ['/', '/es', '/order/0']) {
    await page.goto(path);
    await expect(page.locator('[data-cookies], [data-top]').filter({ visible: true })).toHaveCount(
      0,
    );
    for (const control of ['.otm-theme-toggle', '.otm-session__replay', '.otm-seed'])
      await expect(page.locator(shorten(control)).filter({ visible: true })).toHaveCount(0);
    // The order date is the visitor's, so it needs a script; its label alone would be useless.
    await expect(page.locator(shorten('.otm-order__date')).filter({ visible: true })).toHaveCount(
      0,
    );
  }
});

test('reaches a checkout link from the home page', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('banner').getByRole('link', { name: 'Elegir plan' }).click();
  await expect(page).toHaveURL('/es/buy');
  const link = page.getByRole('link', { name: /^Comprar Básico anual/ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/__sandbox/checkout/card/basic-yearly');
  await page.goto('/order/2');
  await expect(page.getByRole('link', { name: /^Checkout/ })).toHaveCount(2);
});

for (const start of ['/', '/order', '/es', '/es/order'])
  test(`sells what ${start} leads to`, async ({ page }) => {
    const sold = chosenPurchases.filter((it) => it.start === start);
    expect(sold.length).toBeGreaterThan(2);
    for (const { root, links, provider, item } of sold) {
      await page.goto(start);
      for (const path of links) {
        await page.locator(`:is(header, main) a[href="${path}"]:visible`).first().click();
        await expect(page).toHaveURL(path);
      }
      // The Spanish page shows the yearly plans first.
      if (root && item.includes('lifetime'))
        await page.getByText('De por vida', { exact: true }).click();
      const checkout = `/__sandbox/checkout/${provider}/${item}`;
      const opened = page.waitForEvent('popup');
      await page.locator(`main a[href="${checkout}"]:visible`).first().click();
      const tab = await opened;
      await expect(tab).toHaveURL(checkout);
      await tab.close();
    }
  });

/** `npm test` reads the longest page of each kind, `npm run test:all` every page. */
const longest = new Set(longestOfKinds(pages));
const readable = sampled(pages, (page) => longest.has(page)).filter(
  ({ path }) => !path.endsWith('404'),
);

test('shows the text of every page', { tag: ['@wcag-1.3.2'] }, async ({ page }) => {
  expect(readable.length).toBeGreaterThan(30);
  for (const { path } of readable) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(15);
  }
});

test('tells the affiliate’s code of the URL to checkouts, and to no other site', async ({
  context,
  page,
}) => {
  /** The page that a link, which opens a tab, says the visitor comes from. */
  const refererOf = async (link: Locator) => {
    const sent = context.waitForEvent('request', (it) => it.isNavigationRequest());
    await link.click();
    return (await (await sent).allHeaders()).referer ?? '';
  };
  await page.goto('/buy?aff=partner-1');
  const ofCheckouts = page.locator('main a[data-affiliate]:visible');
  expect(new URL(await refererOf(ofCheckouts.first())).search).toBe('?aff=partner-1');
  await page.goto('/?aff=partner-1');
  const ofOthers = page.locator('a[target]:not([data-affiliate]):visible');
  expect(new URL(await refererOf(ofOthers.first())).search).toBe('');
});
