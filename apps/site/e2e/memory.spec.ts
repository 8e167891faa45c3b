import type { Page } from '@playwright/test';
import { watchKept } from './fixtures/kept.ts';
import { unfolds } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

// `npm test` runs a sample; `npm run proof:memory` runs all.
const rounds = process.env.PROOF ? 200 : 20;
/** The first rounds load code, compile it and fill its caches. */
const warmUp = process.env.PROOF ? 30 : 10;

/** Something that visitors do, and undo, on one page. */
interface Interaction {
  readonly path: string;
  readonly width?: number;
  readonly round: (page: Page, round: number) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const interactions: Readonly<Record<string, Interaction>> = {
  'the menu': {
    path: '/',
    width: 360,
    round: async (page) => {
      await button(page, 'Menu').click();
      await expect(dialog(page, 'Menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Menu')).toBeHidden();
    },
  },
  'a modal': {
    path: '/',
    round: async (page) => {
      const link = page.locator('#indicators').getByRole('link', { name: 'Read more Delta Swing' });
      await link.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  'the theme': {
    path: '/buy',
    round: (page) => button(page, 'Light or dark theme').click(),
  },
  'the language': {
    path: '/risk',
    round: async (page, round) => {
      await page.getByRole('banner').locator('a[hreflang]').click();
      await expect(page).toHaveURL(round % 2 ? '/risk' : '/es/risk');
    },
  },
  'the chat': {
    path: '/risk',
    round: async (page, round) => {
      if (round === 0) await page.getByRole('link', { name: 'Chat with us' }).hover();
      await button(page, 'Chat with us').click();
      await expect(dialog(page, /OTM support/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page, /OTM support/)).toBeHidden();
    },
  },
  'the replay': {
    path: '/',
    round: async (page) => {
      await button(page, 'Replay it trade by trade').press('Enter');
      await button(page, 'Next trade').press('Enter');
      await button(page, 'Full session').press('Enter');
      await expect(button(page, 'Replay it trade by trade')).toBeFocused();
    },
  },
  'the search': {
    path: '/risk',
    round: async (page, round) => {
      await page.keyboard.press('Control+k');
      const search = dialog(page, 'Search');
      await search.getByRole('textbox').fill(round % 2 ? 'delta' : 'profile');
      await expect(search.getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    },
  },
  'the carousel': {
    path: '/es',
    width: 360,
    round: async (page, round) => {
      const carousel = page.locator(shorten('[data-hydrated] .otm-carousel'));
      if (round === 0) {
        await page.locator(shorten('.otm-carousel')).scrollIntoViewIfNeeded();
        await expect(carousel).toBeVisible();
      }
      await button(page, 'Testimonio siguiente').click();
    },
  },
  'a form': {
    path: '/contact',
    round: async (page, round) => {
      if (round === 0) await page.locator('[data-hydrated] form').waitFor();
      // Not the message: the browser itself keeps nodes to undo what was typed into a textarea.
      await page.getByLabel('Name', { exact: true }).fill(`Ana ${round % 2}`);
      await page.getByLabel('Email (required)').fill('ana@');
      await button(page, 'Send').click();
      await expect(page.getByLabel('Email (required)')).toBeFocused();
    },
  },
};

for (const [name, { path, width = 1280, round }] of Object.entries(interactions))
  test(`keeps nothing after ${rounds} rounds of ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    const countKept = await watchKept(page);
    await page.goto(path);
    await unfolds(page);
    for (let count = 0; count < warmUp; count += 1) await round(page, count);
    const before = await countKept();
    for (let count = 0; count < rounds; count += 1) await round(page, warmUp + count);
    // What the last round has begun ends within moments.
    await expect
      .poll(async () => {
        const after = await countKept();
        return (Object.keys(before) as (keyof typeof before)[]).flatMap((what) => {
          const limit = what === 'heap' ? before.heap * 1.05 : before[what];
          return after[what] > limit ? [`${what}: ${before[what]}, then ${after[what]}`] : [];
        });
      })
      .toEqual([]);
  });
