import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** The exact text of a plan's card. */
interface ExpectedPlan {
  readonly name: string;
  readonly price: string;
  readonly regular: string;
  readonly period: string;
  readonly instalments?: string;
  readonly extras?: number;
}

const indicators = [
  'Algorithms',
  'Swing',
  'Micro',
  'VWAP',
  'Profile',
  'Delta Bar',
  'Cumulative',
  'Bar Timer',
];
const english: readonly ExpectedPlan[] = [
  { name: 'Yearly', price: '$390', regular: '$499', period: 'per year' },
  {
    name: 'Lifetime',
    price: '$790',
    regular: '$899',
    period: 'one-time payment',
    instalments: 'or 5 payments of $158',
  },
];
const spanishYearly: readonly ExpectedPlan[] = [
  { name: 'Básico anual', price: '$390', regular: '$499', period: 'al año', extras: 0 },
  { name: 'Plus anual', price: '$490', regular: '$599', period: 'al año', extras: 2 },
];
const spanishLifetime: readonly ExpectedPlan[] = [
  {
    name: 'Básico de por vida',
    price: '$790',
    regular: '$899',
    period: 'pago único',
    instalments: 'o 5 pagos de $158',
    extras: 0,
  },
  {
    name: 'Plus de por vida',
    price: '$890',
    regular: '$999',
    period: 'pago único',
    instalments: 'o 5 pagos de $178',
    extras: 2,
  },
];

/** Expects exactly these plans to be visible. */
async function expectPlans(page: Page, plans: readonly ExpectedPlan[], regular: string) {
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(plans.length);
  for (const [index, plan] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toContainText(plan.name);
    await expect(card.locator('strong').first()).toHaveText(plan.price);
    await expect(card.locator('s')).toHaveText(plan.regular);
    await expect(card).toContainText(new RegExp(`${regular}\\s+\\${plan.regular}`));
    await expect(card).toContainText(plan.period);
    for (const indicator of indicators)
      await expect(card.getByRole('list')).toContainText(indicator);
    if (plan.extras !== undefined) await expectExtras(card, plan.extras);
    await expectPurchase(card, plan);
  }
}

/** Expects both continuation-strategy items on every plan, as included or not. */
async function expectExtras(card: Locator, count: number): Promise<void> {
  const extras = card.getByRole('listitem').filter({ hasText: /continuación/i });
  await expect(extras).toHaveCount(2);
  const missing = extras.filter({ hasText: 'No incluido' });
  await expect(missing).toHaveCount(2 - count);
}

/** Expects every payment link to open a hosted checkout in a new tab. */
async function expectPurchase(card: Locator, { instalments }: ExpectedPlan): Promise<void> {
  const links = card.getByRole('link');
  await expect(links).toHaveCount(instalments ? 2 : 1);
  if (instalments) await expect(card.getByRole('link', { name: instalments })).toBeVisible();
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^\/__sandbox\/checkout\/card\/[\w-]+$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleName(/\((opens in a new tab|se abre en otra pestaña)\)$/);
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows both English plans and no billing toggle', async ({ page }) => {
      await page.goto('/buy');
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expectPlans(page, english, 'Crossed-out price');
    });

    test('starts with the yearly plans in Spanish and toggles to the lifetime plans', async ({
      page,
    }) => {
      await page.goto('/es/buy');
      const toggle = page.getByRole('group', { name: 'Forma de pago' });
      await expect(toggle.getByRole('radio', { name: 'Anual' })).toBeChecked();
      await expectPlans(page, spanishYearly, 'Precio tachado');
      await toggle.getByText('De por vida').click();
      await expect(toggle.getByRole('radio', { name: 'De por vida' })).toBeChecked();
      await expectPlans(page, spanishLifetime, 'Precio tachado');
      await page.keyboard.press('ArrowLeft');
      await expectPlans(page, spanishYearly, 'Precio tachado');
    });
  });

test('announces a change of billing politely', async ({ page }) => {
  await page.goto('/es/buy');
  const announced = page.locator('.otm-plan-choice [aria-live=polite]');
  await expect(announced.getByText('Plus anual $490')).toBeVisible();
  await expect(announced.getByText('Plus de por vida $890')).toBeHidden();
  await page.getByText('De por vida', { exact: true }).click();
  await expect(announced.getByText('Plus de por vida $890')).toBeVisible();
  await expect(announced.getByText('Plus anual $490')).toBeHidden();
});

test('returns to yearly after a reload', async ({ page }) => {
  await page.goto('/es/buy');
  await page.getByText('De por vida', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked();
});

for (const [path, count] of [
  ['/buy', 2],
  ['/es/buy', 4],
] as const)
  test(`compares all ${count} plans in the table of ${path}`, async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(count + 1);
    for (const indicator of indicators) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: indicator }) });
      await expect(row.first().getByText(/^(Included|Incluido)$/)).toHaveCount(count);
    }
    await expect(page.locator('#before dt')).not.toHaveCount(0);
  });

test('scrolls to the top on load', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('#buy').getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/buy');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('opens the hosted checkout in a new tab without an opener', async ({ page }) => {
  await page.goto('/buy');
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Get the lifetime license/ }).click();
  const checkout = await popup;
  await expect(checkout).toHaveURL('/__sandbox/checkout/card/basic-lifetime');
  await expect(checkout.getByText('basic-lifetime')).toBeVisible();
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/buy');
});
