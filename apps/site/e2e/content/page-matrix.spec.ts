import type { Page } from '@playwright/test';
import { noticeKey, themeKey } from '../../src/boot/storage.ts';
import type { SiteDocument } from '../fixtures/documents.ts';
import { hydrateAll } from '../fixtures/hydrate-all.ts';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { focusAfterActions, unmarkedFocus } from '../fixtures/page-matrix/focus-checks.ts';
import { createModeSwitch, modes, windows } from '../fixtures/page-matrix/modes.ts';
import { findNews } from '../fixtures/page-matrix/news.ts';
import { addAxe, axeViolations } from '../fixtures/page-matrix/page-axe.ts';
import { clippedTexts, coveredTexts } from '../fixtures/page-matrix/text-checks.ts';
import { addVisibleTexts } from '../fixtures/page-matrix/visible-texts.ts';
import { longestOfKinds } from '../fixtures/page-models.ts';
import { unfolds } from '../fixtures/painted.ts';
import { store } from '../fixtures/storage.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

// Of each kind the longest page, in each language, is the model: its controls are used in
// every window and both themes.
const models = longestOfKinds(pages);
const modelPaths = new Set(models.map(({ path }) => path));

const choices: Readonly<Record<string, readonly SiteDocument[]>> = { all: pages, models };
const proof = choices[process.env.PROOF ?? ''];
/** A test has 120 s in `npm test` and a quarter of an hour in the proof. */
const pagesPerTest = proof ? 8 : 1;
/** The boot script sends a visitor who has read Spanish to the Spanish pages. */
const batchesOf = (chosen: readonly SiteDocument[]) =>
  [...Map.groupBy(chosen, ({ locale }) => locale).values()].flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / pagesPerTest) }, (_, at) =>
      list.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
    ),
  );

/** Notes how much was looked at, for the proof's figures. */
const count = (type: string, figure: number) =>
  test.info().annotations.push({ type, description: String(figure) });

/**
 * Visitors: a new one, who sees the storage notice, and one who has accepted it. `npm test` shows each
 * one page, in Spanish, whose texts are longer; `npm run proof:pages` shows both all pages.
 */
const visitors = [
  { theme: 'dark', stored: {}, isNew: true, sample: '/es/contact' },
  { theme: 'light', stored: { [noticeKey]: '1' }, isNew: false, sample: '/es/policies' },
] as const;

for (const { theme, stored, isNew, sample } of visitors)
  for (const batch of batchesOf(proof ?? pages.filter(({ path }) => path === sample)))
    test(`${batch.at(0)?.path} to ${batch.at(-1)?.path} fit every window with every preference, ${theme}`, {
      tag: ['@wcag-1.4.4', '@wcag-1.4.10', '@wcag-1.4.12', '@wcag-2.4.7', '@wcag-2.5.8'],
    }, async ({ page }) => {
      // On a machine at a load of 12 to 21, three pages took more than two minutes.
      test.slow();
      await addAxe(page.context());
      await page.addInitScript(addVisibleTexts);
      await page.clock.install();
      await store(page, { ...stored, [themeKey]: theme });
      for (const document of batch)
        await test.step(document.path, async () => {
          await load(page, document);
          if (isNew) await showNotice(page);
          await page.evaluate(() => window.dispatchEvent(new Event('take-faults')));
          // Changes of the mode move a page, and aren't its shifts.
          await unfolds(page);
          await hydrateAll(page);
          await lookAtCells(page, document);
          if (isNew || modelPaths.has(document.path)) await tryControls(page, document);
        });
    });

/** Loads a page in one of the cells; over all pages, every cell has its turn. */
async function load(page: Page, document: SiteDocument): Promise<void> {
  const at = pages.indexOf(document);
  await page.setViewportSize(windows[at % windows.length] ?? windows[0]);
  await page.emulateMedia(modes[Math.floor(at / windows.length) % modes.length]?.media);
  await page.goto(document.path, { waitUntil: 'load' });
  expect(new URL(page.url()).pathname).toBe(document.path);
  count('loads', 1);
}

/** Lets the time pass until the storage notice appears; the pages of orders have none. */
async function showNotice(page: Page): Promise<void> {
  const notice = page.locator('[data-cookies]');
  await page.clock.runFor(2000);
  if (await notice.count()) await expect(notice).toBeVisible();
}

/** Checks an open page at every window size with every preference. */
async function lookAtCells(page: Page, { path }: SiteDocument): Promise<void> {
  const enterMode = await createModeSwitch(page);
  for (const size of windows) {
    await resize(page, size);
    for (const mode of modes) {
      await enterMode(mode);
      const cell = `${path} at ${size.width} px, ${mode.name}`;
      expect.soft(await page.locator('h1').filter({ visible: true }).count(), cell).toBe(1);
      expect.soft(await overflowOf(page), `${cell}: overflow`).toBeLessThanOrEqual(0);
      expect.soft(await smallTargets(page), `${cell}: targets below 24 px`).toEqual([]);
      expect.soft(await clippedTexts(page), `${cell}: clipped text`).toEqual([]);
      expect.soft(await coveredTexts(page), `${cell}: covered text`).toEqual([]);
      const news = await findNews(page);
      expect.soft(await axeViolations(page, news), `${cell}: axe`).toEqual([]);
      if (news === 'look')
        expect.soft(await unmarkedFocus(page), `${cell}: invisible focus`).toEqual([]);
      count(`cells with a new ${news}`, 1);
    }
    count('cells', modes.length);
  }
  await enterMode(modes[0]);
}

/** Tries each control of a page: on models in every window, on other pages in one. */
async function tryControls(page: Page, document: SiteDocument): Promise<void> {
  const { path } = document;
  const own = windows[pages.indexOf(document) % windows.length];
  for (const size of windows) {
    if (size !== own && !modelPaths.has(path)) continue;
    await resize(page, size);
    const { actions, lost } = await focusAfterActions(page);
    expect.soft(lost, `${path} at ${size.width} px: focus on the body`).toEqual([]);
    count('actions', actions);
  }
}

/** Gives a page another window, and the time until what listens to its size has followed. */
async function resize(page: Page, size: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.clock.runFor(500);
}
