import type { Locator, Page } from '@playwright/test';
import { shorten } from './fixtures/short-names.ts';
import { stopClock } from './fixtures/stop-clock.ts';
import { expect, test } from './fixtures/test.ts';

/** The exact text of a plan's card. */
interface ExpectedPlan {
  readonly name: string;
  readonly price: string;
  readonly regular: string;
  readonly period: string;
  readonly installments?: string;
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
  {
    name: 'Lifetime',
    price: '$790',
    regular: '$899',
    period: 'one-time payment',
    installments: 'or 5 payments of $158',
  },
  { name: 'Yearly', price: '$390', regular: '$499', period: 'per year' },
];
const spanishYearly: readonly ExpectedPlan[] = [
  { name: 'Plus anual', price: '$490', regular: '$599', period: 'al año', extras: 2 },
  { name: 'Básico anual', price: '$390', regular: '$499', period: 'al año', extras: 0 },
];
const spanishLifetime: readonly ExpectedPlan[] = [
  {
    name: 'Plus de por vida',
    price: '$890',
    regular: '$999',
    period: 'pago único',
    installments: 'o 5 pagos de $178',
    extras: 2,
  },
  {
    name: 'Básico de por vida',
    price: '$790',
    regular: '$899',
    period: 'pago único',
    installments: 'o 5 pagos de $158',
    extras: 0,
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
    await expect(card.getByRole('listitem').first()).toContainText(/all eight|los ocho/i);
    for (const indicator of indicators)
      await expect(card.getByRole('list')).not.toContainText(indicator);
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
async function expectPurchase(card: Locator, { installments }: ExpectedPlan): Promise<void> {
  const links = card.getByRole('link');
  await expect(links).toHaveCount(installments ? 2 : 1);
  if (installments) await expect(card.getByRole('link', { name: installments })).toBeVisible();
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
      await expect(page.getByRole('group', { name: 'Billing' })).toHaveCount(0);
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

test('announces a change of billing politely', { tag: ['@wcag-4.1.3', '@wcag-3.2.2'] }, async ({
  page,
}) => {
  await page.goto('/es/buy');
  const announced = page.locator(shorten('.otm-plan-choice [aria-live=polite]'));
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
  await expect(page.getByRole('radio', { name: 'Anual', exact: true })).toBeChecked();
});

for (const path of ['/buy', '/es/buy']) {
  test(`${path} lists what every plan includes once`, async ({ page }) => {
    await page.goto(path);
    const included = page.locator('#included');
    for (const indicator of indicators)
      await expect(included.getByRole('heading', { name: indicator })).toHaveCount(1);
    await expect(page.locator('#before summary')).toHaveCount(6);
  });

  test(`${path} shows both purchase buttons in the first screen of a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const buttons = page
      .getByRole('article')
      .locator(shorten('.otm-button'))
      .filter({ visible: true });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`${path} shows the recommended plan first on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const first = page.getByRole('article').filter({ visible: true }).first();
    await expect(first).toHaveAttribute('data-recommended', 'true');
    const box = await first.locator(shorten('.otm-button')).first().boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(1.5 * 780);
  });

  test(`${path} has one gold button among the plans it shows`, async ({ page }) => {
    await page.goto(path);
    const gold = page.getByRole('article').locator('[data-variant=primary]');
    await expect(gold.filter({ visible: true })).toHaveCount(1);
  });
}

test('compares in a table only what differs, and only where the toggle hides plans', async ({
  page,
}) => {
  await page.goto('/buy');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto('/es/buy');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.getByRole('rowheader')).toHaveText([
    'Precio',
    'Licencia que no vence',
    /^Estrategia de continuación/,
    /^Estrategia de continuación/,
  ]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('states the cost of the chosen years', async ({ page }) => {
      await page.goto('/buy');
      const notes = page.locator(shorten('.otm-cost__notes p')).filter({ visible: true });
      await expect(notes).toHaveText([
        'Three years: lifetime costs $380 less. $1,170 in 3 payments, compared with $790 once.',
      ]);
      const years = page.getByRole('group', { name: /^What you’ll have paid/ });
      await years.getByText('1 year', { exact: true }).click();
      await expect(notes).toHaveText([/^One year: yearly costs \$400 less\./]);
      await page.keyboard.press('ArrowRight');
      await expect(notes).toHaveText([/^Two years: yearly costs \$10 less\./]);
    });

    test('compares the tier that is chosen in Spanish', async ({ page }) => {
      await page.goto('/es/buy');
      const notes = page.locator(shorten('.otm-cost__notes p')).filter({ visible: true });
      await expect(notes).toHaveText([/ \$980 .*\$890 /]);
      await page.getByRole('radio', { name: 'Básico', exact: true }).check();
      await expect(notes).toHaveText([/ \$780 .*\$790 /]);
      await expect(page.locator(shorten('.otm-cost-chart')).filter({ visible: true })).toHaveCount(
        1,
      );
    });
  });

test('starts at the top after a reload', async ({ page }) => {
  await page.goto('/buy');
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

test('opens a checkout at once when its link’s code is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/buy');
  const link = page.getByRole('link', { name: /^Get the lifetime license/ });
  await link.hover();
  await expect(link).not.toHaveAttribute('data-early');
  // From here on, a click that waits for a timer never goes on.
  await stopClock(page);
  const opened = page.waitForEvent('popup', { timeout: 20_000 });
  await link.click();
  await expect(await opened).toHaveURL(/checkout/);
});
