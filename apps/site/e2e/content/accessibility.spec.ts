import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { SiteDocument } from '../fixtures/documents.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { short } from '../fixtures/short.ts';
import { missingDocument } from '../fixtures/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedMessages: [missingDocument] });

/** Pages of one kind share a folder: the first of them is checked in every setting. */
const kindOf = (path: string) => path.replace(/(?<=\/[^/]+\/)[^/]+$/, '');
const models = new Set([
  ...new Map(pages.toReversed().map(({ path }) => [kindOf(path), path])).values(),
]);

const settings = [1440, 768, 360].flatMap((width) =>
  (['dark', 'light'] as const).map((theme) => ({ width, theme })),
);
const fewSettings = settings.filter(
  ({ width, theme }) => (width === 360) === (theme === 'light') && width !== 768,
);

/**
 * Pages of one structure, such as most terms of the glossary, differ in text alone: the first of them
 * in each language is checked by axe.
 */
const structureOf = ({ html, locale }: SiteDocument) => {
  const body = html.slice(html.indexOf('<body'));
  const elements = body.matchAll(/<(\w+)(?:[^>]*? class="([^"]*)")?/g);
  return [locale, ...new Set([...elements].map(([, tag, names]) => `${tag} ${names}`))]
    .toSorted()
    .join();
};
const firstPages = new Map(pages.toReversed().map((page) => [structureOf(page), page])).values();

for (const { path } of pages)
  test(`${path} fits 320 px, and its targets are 24 px or larger`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await overflowOf(page), 'overflow').toBeLessThanOrEqual(0);
    expect(await smallTargets(page), 'targets').toEqual([]);
  });

for (const { path } of firstPages)
  test(`${path} has no accessibility violation in either theme at any width`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOf(page), 'as it loads').toEqual([]);
    await hydrateAll(page);
    for (const { width, theme } of models.has(path) ? settings : fewSettings) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((it) => {
        document.documentElement.dataset.theme = it;
      }, theme);
      expect(await violationsOf(page), `${theme} at ${width}`).toEqual([]);
      expect(await overflowOf(page), `overflow at ${width}`).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), `targets at ${width}`).toEqual([]);
    }
  });

/** Returns the violations that axe finds, in readable form. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Hovers every island and waits until it has hydrated. */
async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator('[data-props]:visible').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.hover();
    await expect(island).toHaveAttribute('data-hydrated');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Every target smaller than 24 px that isn't inside a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate((skipLink) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('a, button, summary, label, [role=tab]')]
      .filter((element) => element.checkVisibility() && !element.matches(skipLink))
      .filter((element) => !inSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${element.textContent} ${box.width} x ${box.height}`);
  }, short('.otm-skip-link'));
