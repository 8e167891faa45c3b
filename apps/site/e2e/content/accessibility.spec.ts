import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { SiteDocument } from '../fixtures/documents.ts';
import { hydrateAll } from '../fixtures/hydrate-all.ts';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedMessages: [missingDocument] });

/**
 * Pages of one structure, such as most terms of the glossary, differ in text alone: one of them is
 * checked, in Spanish, whose texts are longer. The test of their layout measures all of them.
 */
const structureOf = ({ html }: SiteDocument) => {
  const body = html.slice(html.indexOf('<body'));
  const elements = body.matchAll(/<(\w+)(?:[^>]*? class="([^"]*)")?/g);
  return [...new Set([...elements].map(([, tag, names]) => `${tag} ${names}`))].toSorted().join();
};
const spanishLast = pages.toSorted((a, b) => a.locale.localeCompare(b.locale));
const structures = [...new Map(spanishLast.map((page) => [structureOf(page), page])).values()];

/** A page's path without its language; pages of one kind, such as the posts, share a folder. */
const kindOf = ({ path, locale }: SiteDocument) =>
  path.replace(new RegExp(`^/${locale}(?=/|$)`), '').replace(/(?<=\/[^/]+\/)[^/]+$/, '');
/** One page of each kind is checked; `npm run verify` checks one of each structure. */
const models = [...new Map(structures.map((page) => [kindOf(page), page.path])).values()];
const paths = process.env.VERIFY ? structures.map(({ path }) => path) : models;

/** The settings of a page: a desktop and a phone, and by `npm run verify` all of them. */
const settings = [1440, 768, 360]
  .flatMap((width) => (['dark', 'light'] as const).map((theme) => ({ width, theme })))
  .filter(
    ({ width, theme }) =>
      process.env.VERIFY || (width !== 768 && (width === 360) === (theme === 'light')),
  );

for (const path of paths)
  test(`${path} has no accessibility violation in either theme at any width`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOf(page), 'as it loads').toEqual([]);
    await skipToMain(page);
    await hydrateAll(page);
    for (const { width, theme } of settings) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((it) => {
        document.documentElement.dataset.theme = it;
      }, theme);
      expect(await violationsOf(page), `${theme} at ${width}`).toEqual([]);
      expect(await overflowOf(page), `overflow at ${width}`).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), `targets at ${width}`).toEqual([]);
    }
  });

/** Follows the link that the first Tab reaches. */
async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator(shorten('.otm-skip-link'));
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Returns the violations that axe finds, in readable form. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
