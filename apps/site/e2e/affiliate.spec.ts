import type { Page } from '@playwright/test';
import { shorten } from './fixtures/short-names.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('otm_aff'));

test('adds the code on referral paths and removes it from all others', { tag: '@stored' }, async ({
  page,
}) => {
  await page.goto('/?aff=partner-1&x=%26#buy');
  await expect(page).toHaveURL('/?aff=partner-1&x=%26#buy');
  await expect.poll(() => kept(page)).toBe('partner-1');
  for (const [path, url] of [
    ['/buy', '/buy?aff=partner-1'],
    ['/buy/?a=1', '/buy?a=1&aff=partner-1'],
    ['/es', '/es?aff=partner-1'],
    ['/es/buy#compare', '/es/buy?aff=partner-1#compare'],
    ['/es/order/0', '/es/order/0?aff=partner-1'],
    ['/es/free-indicators/vwap', '/es/free-indicators/vwap?aff=partner-1'],
    ['/es/risk', '/es/risk'],
    ['/es/risk?aff=partner-2&b=2', '/es/risk?b=2'],
    ['/es/policies?aff=', '/es/policies'],
    ['/es/buy', '/es/buy?aff=partner-2'],
  ] as const) {
    const entries = await page.evaluate(() => history.length);
    await page.goto(path);
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => history.length), path).toBe(entries + 1);
  }
});

test('keeps the code while the visitor follows links', { tag: '@stored' }, async ({ page }) => {
  await page.goto('/risk?aff=walker');
  await expect(page).toHaveURL('/risk');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/buy?aff=walker');
  await page.getByRole('banner').getByRole('link', { name: 'Free' }).click();
  await expect(page).toHaveURL('/free-indicators/deltabar?aff=walker');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/free-indicators/deltabar?aff=walker');
  await page.getByRole('banner').getByRole('link', { name: 'Riesgo' }).click();
  await expect(page).toHaveURL('/es/risk');
});

for (const code of [
  '<script>alert(1)</script>',
  '"\'&=#/?+ %',
  '\u202Eevil',
  '🚀'.repeat(8),
  '\u0000',
  'a b',
])
  test(`stores the code ${JSON.stringify(code)} as text`, { tag: '@stored' }, async ({ page }) => {
    const query = new URLSearchParams({ aff: code });
    await page.goto(`/risk?${query}`);
    await expect(page).toHaveURL('/risk');
    expect(await kept(page)).toBe(code);
    await page.goto('/buy');
    await expect.poll(() => new URL(page.url()).searchParams.get('aff')).toBe(code);
    expect(await page.content()).not.toContain('alert(1)');
  });

test('takes the first of repeated codes and ignores empty and oversized ones', {
  tag: '@stored',
}, async ({ page }) => {
  await page.goto('/risk?aff=first&aff=second');
  await expect(page).toHaveURL('/risk');
  expect(await kept(page)).toBe('first');
  await page.goto(`/risk?aff=${'x'.repeat(513)}`);
  await expect(page).toHaveURL('/risk');
  await page.goto('/risk?aff=');
  await expect(page).toHaveURL('/risk');
  expect(await kept(page)).toBe('first');
  await page.goto(`/risk?aff=${'y'.repeat(512)}`);
  await expect.poll(() => kept(page)).toBe('y'.repeat(512));
});

test('keeps the code of a page that is left before its first frame', { tag: '@stored' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/risk?aff=early');
  expect(await kept(page)).not.toBe('early');
  await page.goto('/buy');
  expect(await kept(page)).toBe('early');
  await page.goto('/risk?aff=early-too');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).press('Enter');
  await page.waitForURL('/buy');
  expect(await kept(page)).toBe('early-too');
});

test('applies on every URL change and after the bfcache', { tag: '@stored' }, async ({ page }) => {
  await page.goto('/buy');
  // The rule has been applied by now, without a code.
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await page.evaluate(() => sessionStorage.setItem('otm_aff', 'later'));
  await expect(page).toHaveURL('/buy');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page).toHaveURL('/buy?aff=later');
  const entries = await page.evaluate(() => history.length);

  await page.evaluate(() => history.replaceState(null, '', '/buy#compare'));
  await expect(page).toHaveURL('/buy?aff=later#compare');
  await page.evaluate(() => history.pushState(null, '', '/risk?aff=other'));
  await expect(page).toHaveURL('/risk');
  expect(await kept(page)).toBe('other');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/buy?aff=later#compare');
  expect(await kept(page)).toBe('later');
});

test.describe('on paths that don’t exist', () => {
  test.use({ expectedMessages: [missingDocument] });

  test('stores and removes the code without ever leaving the site', async ({
    page,
    baseURL,
    remembers,
  }) => {
    for (const path of ['/nowhere', '/buyer', '/home/', '//evil.com/x', '//evil.com//buy']) {
      await page.goto(`${baseURL}${path}?aff=lost`);
      await expect(page).toHaveURL(`${baseURL}${path}`);
      if (remembers) expect(await kept(page)).toBe('lost');
    }
  });
});

test('passes the code to each checkout under its own name', async ({ context, page }) => {
  await page.goto('/order/0?aff=partner-1');
  const pay = page.locator(shorten('.otm-order__pay')).getByRole('link');
  for (const [place, name] of ['client_reference_id', 'custom'].entries()) {
    const opened = context.waitForEvent('page');
    await pay.nth(place).click();
    const checkout = await opened;
    await expect(checkout).toHaveURL(new RegExp(`\\?${name}=partner-1$`));
    await checkout.close();
  }
});

test('passes a stored code to plans, downloads and the master class, and to no other link', {
  tag: '@stored',
}, async ({ page }) => {
  await page.goto('/risk?aff=partner-1');
  for (const path of ['/buy', '/es/buy', '/free-indicators/vwap', '/master-class']) {
    await page.goto(path);
    const checkouts = page.locator('main a[data-affiliate]:visible');
    const [first] = await checkouts.all();
    await first?.hover();
    await expect(checkouts.first()).toHaveAttribute('href', /[?&]client_reference_id=partner-1$/);
    const others = await page
      .locator('a:not([data-affiliate])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(others.filter((href) => href.includes('client_reference_id'))).toEqual([]);
  }
});

test('leaves the checkouts’ links alone without a code', async ({ page }) => {
  await page.goto('/buy');
  const link = page.locator('main a[data-affiliate]').first();
  await link.hover();
  await expect(link).not.toHaveAttribute('data-live');
  expect(new URL(await link.evaluate((it) => (it as HTMLAnchorElement).href)).search).toBe('');
});
