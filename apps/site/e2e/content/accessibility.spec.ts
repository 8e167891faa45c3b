import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe.ts';
import { hydrateAll } from '../fixtures/hydrate-all.ts';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { kindOf, structureOf } from '../fixtures/page-models.ts';
import { settled } from '../fixtures/painted.ts';
import { sampled } from '../fixtures/sampled.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

/** One page of each structure is checked, in Spanish, whose texts are longer; proof:pages checks all. */
const spanishLast = pages.toSorted((a, b) => a.locale.localeCompare(b.locale));
const structures = [...new Map(spanishLast.map((page) => [structureOf(page), page])).values()];

/** `npm test` checks one of each kind; `npm run test:all` one of every structure. */
const paths = process.env.VERIFY
  ? structures.map(({ path }) => path)
  : [...new Map(structures.map((page) => [kindOf(page), page.path])).values()];

const settings = [1440, 768, 360].flatMap((width) =>
  (['dark', 'light'] as const).map((theme) => ({ width, theme })),
);
/** By turns, `npm test` shows a page on a desktop in the dark and on a phone in the light. */
const samples = [settings[0], settings.at(-1)];

for (const [at, path] of paths.entries())
  test(`${path} has no accessibility violation`, {
    tag: ['@wcag-2.4.1', '@wcag-2.5.8', '@wcag-1.4.10', '@wcag-2.1.1'],
  }, async ({ page }) => {
    await page.goto(path);
    // In `npm test`, one look at each page: with everything hydrated.
    if (process.env.VERIFY) expect(await violationsOf(page), 'as it loads').toEqual([]);
    await skipToMain(page);
    await hydrateAll(page);
    for (const { width, theme } of sampled(settings, (it) => it === samples[at % 2])) {
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

/** Follows the link that the first Tab reaches. */
async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator(shorten('.otm-skip-link'));
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}
