import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeTags } from '../fixtures/axe-tags.ts';
import type { SiteDocument } from '../fixtures/documents.ts';
import { hydrateAll } from '../fixtures/hydrate-all.ts';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

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
/**
 * One page of each kind is checked. `npm run test:all` checks it in both languages and with every
 * preference of a visitor, and then a page of every other structure.
 */
const modelOf = (page: SiteDocument) =>
  process.env.VERIFY ? `${page.locale} ${kindOf(page)}` : kindOf(page);
const candidates = process.env.VERIFY ? spanishLast : structures;
const models = new Set(new Map(candidates.map((page) => [modelOf(page), page.path])).values());
const paths = process.env.VERIFY
  ? new Set([...models, ...structures.map(({ path }) => path)])
  : models;

/** The settings of a page: a desktop and a phone, and by `npm run test:all` all of them. */
const settings = [1440, 768, 360]
  .flatMap((width) => (['dark', 'light'] as const).map((theme) => ({ width, theme })))
  .filter(
    ({ width, theme }) =>
      process.env.VERIFY || (width !== 768 && (width === 360) === (theme === 'light')),
  );

type Preference = readonly [name: string, media: Parameters<Page['emulateMedia']>[0]];
/** Reduced motion comes from the configuration: it's what the other tests run with. */
const reducedMotion: Preference = ['reduced motion', {}];
const preferences: readonly Preference[] = [
  reducedMotion,
  ['no preference', { reducedMotion: 'no-preference' }],
  ['forced colors', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
];
const preferencesOf = (path: string) =>
  process.env.VERIFY && models.has(path) ? preferences : [reducedMotion];

for (const path of paths)
  for (const [name, media] of preferencesOf(path))
    test(`${path} has no accessibility violation with ${name}`, {
      tag: ['@wcag-2.4.1', '@wcag-2.5.8', '@wcag-1.4.10', '@wcag-2.1.1'],
    }, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(path);
      expect(await violationsOf(page), 'as it loads').toEqual([]);
      await skipToMain(page);
      await hydrateAll(page);
      for (const { width, theme } of settings) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((it) => {
          document.documentElement.dataset.theme = it;
        }, theme);
        await settled(page);
        expect(await violationsOf(page), `${theme} at ${width}`).toEqual([]);
        expect(await overflowOf(page), `overflow at ${width}`).toBeLessThanOrEqual(0);
        expect(await smallTargets(page), `targets at ${width}`).toEqual([]);
      }
    });

/** Waits for the transitions from one theme to the other, whose colors on the way don't count. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((it) => it instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

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
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
