import type { Page } from '@playwright/test';
import { type Dependency, defineCells, type Visit } from '../fixtures/fault-cells.ts';
import { expect } from '../fixtures/faulty-site.ts';
import { type FormCopy, forms } from '../fixtures/form-steps.ts';
import { unfolds } from '../fixtures/painted.ts';
import { shorten } from '../fixtures/short-names.ts';

/** How long a click, or someone who waits, gives an island's code. */
const patience = 4500;

const code = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByText('This part didn’t load. Reload the page');

/** A control that can't act without its code: a notice next to it says so, and what to do. */
const button = (
  name: string,
  path: string,
  [label, result]: readonly [label: string, result: (page: Page) => Promise<unknown>],
): Dependency => ({
  name: `the code of ${name}`,
  url: code(name),
  use: async ({ page }) => {
    await page.goto(path);
    await unfolds(page);
    await page.getByRole('button', { name: label }).click();
  },
  works: async ({ page }) => {
    await result(page);
    await expect(notice(page).filter({ visible: true })).toHaveCount(0);
  },
  fails: async ({ page }) => {
    await expect(notice(page).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  patience,
});

/** A link that acts in place with its code, and leads to a page without. */
const link = (
  name: string,
  click: (visit: Visit) => Promise<unknown>,
  [works, path]: readonly [works: (page: Page) => Promise<unknown>, path: string],
): Dependency => ({
  name: `the code of ${name}`,
  url: code(name),
  use: click,
  works: ({ page }) => works(page),
  fails: async ({ page, context, fault }) => {
    // Without a network the link leads to the browser's own page about that.
    if (fault === 'offline') return;
    const leads = () => context.pages().some((it) => it.url().includes(path));
    await expect.poll(leads).toBe(true);
    expect(page.isClosed()).toBe(false);
  },
  patience,
});

const form = (name: string, copy: FormCopy): Dependency => {
  const keepsText = async (page: Page) => {
    for (const [label, text] of Object.entries(copy.typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  };
  return {
    name: `the code of ${name}`,
    url: code(name),
    use: async ({ page }) => {
      await page.goto(copy.path);
      await unfolds(page);
      for (const [label, text] of Object.entries(copy.typed))
        await page.getByLabel(label, { exact: true }).fill(text);
    },
    works: async ({ page }) => {
      await expect(page.locator('[data-hydrated] form')).toBeVisible();
      await keepsText(page);
    },
    fails: async ({ page }) => {
      const alert = main(page).getByRole('alert').filter({ hasText: '@' });
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(alert.getByRole('button')).toHaveAttribute('formaction', /^mailto:/);
      await keepsText(page);
    },
    patience,
  };
};

const dialog = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
const shown = (locate: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  expect(locate(page)).toBeVisible();

const dependencies: readonly Dependency[] = [
  form('contact-form', forms.contact),
  form('license-form', forms.licencia),
  button('stage', '/', [
    'Replay it trade by trade',
    shown((page) => page.getByRole('button', { name: 'Play' })),
  ]),
  button('replay', '/features/otm-volume-profile', [
    'Replay this session',
    shown((page) => page.getByRole('slider').first()),
  ]),
  button('requirement-check', '/install', [
    'Check this computer',
    shown((page) => page.getByRole('columnheader', { name: 'This computer' })),
  ]),
  link(
    'search',
    async ({ page }) => {
      await page.goto('/risk');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    },
    [dialog('Search'), '/search'],
  ),
  link(
    'chat',
    async ({ page }) => {
      await page.goto('/risk');
      await page.getByRole('link', { name: 'Chat with us' }).click();
    },
    [dialog(/OTM support/), '/__sandbox/chat/send'],
  ),
  link(
    'video',
    async ({ page }) => {
      await page.goto('/');
      await page
        .locator('#what-is')
        .getByRole('link', { name: /^Play video/ })
        .click();
    },
    [shown((page) => page.locator('#what-is iframe')), '/__sandbox/video/sample-en-0'],
  ),
  link(
    'indicator',
    async ({ page }) => {
      await page.goto('/');
      await page
        .locator('#indicators')
        .getByRole('link', { name: 'Read more Delta Swing' })
        .click();
    },
    [dialog('Delta Swing'), '/features/otm-delta-swing'],
  ),
  link(
    'free-indicator-tabs',
    async ({ page }) => {
      await page.goto('/free-indicators/deltabar');
      await page.locator('#tab-vwap').click();
    },
    [(page) => expect(page).toHaveURL('/free-indicators/vwap'), '/free-indicators/vwap'],
  ),
  link(
    'checkout-link',
    async ({ page }) => {
      await page.goto('/buy?aff=a1');
      await main(page).getByRole('article').first().getByRole('link').first().click();
    },
    [
      shown((page) => page.getByRole('heading', { level: 1 })),
      '/__sandbox/checkout/card/basic-lifetime',
    ],
  ),
  {
    name: 'the code of proof',
    url: code('proof'),
    use: async ({ page }) => {
      await page.goto('/');
      await unfolds(page);
      await page.getByRole('spinbutton', { name: 'Seed' }).fill('12');
    },
    works: async ({ page }) => {
      await page.getByRole('spinbutton', { name: 'Seed' }).press('Enter');
      await expect(page.locator(shorten('.otm-proof'))).toContainText('Seed 12');
    },
    fails: async ({ page }) => {
      await expect(notice(page).filter({ visible: true })).not.toHaveCount(0);
      await expect(page.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('12');
    },
    patience,
  },
  {
    name: 'the code of question-filter',
    url: code('question-filter'),
    use: async ({ page }) => {
      await page.goto('/features/frequently-asked-questions');
      await unfolds(page);
      await page.getByRole('searchbox').fill('license');
    },
    works: ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: /^\d+ of/ })).toBeVisible(),
    fails: async ({ page }) => {
      await expect(notice(page).filter({ visible: true })).not.toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('license');
      await expect(page.locator(shorten('.otm-question')).first()).toBeVisible();
    },
    patience,
  },
  {
    name: 'the code of review-carousel',
    url: code('review-carousel'),
    use: async ({ page }) => {
      await page.goto('/es');
      await unfolds(page);
      await page.locator(shorten('.otm-carousel')).scrollIntoViewIfNeeded();
    },
    works: ({ page }) =>
      expect(page.locator(shorten('[data-hydrated] .otm-carousel'))).toBeVisible(),
    // All reviews are in a list that scrolls.
    fails: ({ page }) =>
      expect(page.locator(shorten('.otm-carousel')).getByRole('listitem')).toHaveCount(3),
    patience,
  },
];

defineCells(dependencies);
