import type { Page } from '@playwright/test';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/owner-site.ts';
import { focusAfterActions, unmarkedFocus } from '../fixtures/page-matrix/focus-checks.ts';
import { findNews } from '../fixtures/page-matrix/news.ts';
import { addAxe, axeViolations } from '../fixtures/page-matrix/page-axe.ts';
import { clippedTexts, coveredTexts } from '../fixtures/page-matrix/text-checks.ts';
import { addVisibleTexts } from '../fixtures/page-matrix/visible-texts.ts';
import { unfolds } from '../fixtures/painted.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

const paleText = (page: Page) => axeViolations(page, 'look');
const crowdedTargets = (page: Page) => axeViolations(page, 'layout');
const lostFocus = async (page: Page) => (await focusAfterActions(page)).lost;
const width = async (page: Page) => [await overflowOf(page)].filter((it) => it > 0);

/** Faults: two elements, what is wrong with their styles, and the check that must find it. */
const faults = [
  ['text that is wider than the page', 'p', 'p { inline-size: 200vw }', width],
  ['a small target', 'button', 'button { inline-size: 20px; padding: 0 }', smallTargets],
  ['text that is cut off', 'p', 'p { block-size: 6px; overflow: hidden }', clippedTexts],
  ['text outside of its box', 'p', 'p { inline-size: 9px; white-space: nowrap }', clippedTexts],
  ['covered text', 'p', 'p + p { background: #333; margin-block-start: -1lh }', coveredTexts],
  ['an unmarked focus', 'button', 'button { outline: none !important }', unmarkedFocus],
  ['pale text', 'p', 'p { color: #777; background: #888 }', paleText],
  [
    'crowded targets',
    'a',
    ':scope { display: flex } a { inline-size: 12px; block-size: 12px; margin: 0 }',
    crowdedTargets,
  ],
  ['a control that is gone after a click', 'button', '', lostFocus],
] as const;

/** Adds two elements to the page, and styles for them. */
async function addFault(page: Page, tag: string, css: string): Promise<void> {
  await page.evaluate(
    ([name, rules]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@scope (#fault) { :scope { position: relative } ${rules} }`);
      document.adoptedStyleSheets.push(sheet);
      const fault = document.createElement('div');
      fault.id = 'fault';
      for (const text of ['first', 'second']) {
        const element = document.createElement(name);
        element.textContent = text;
        if (element instanceof HTMLAnchorElement) element.href = `/${text}`;
        if (!rules) element.onclick = () => element.remove();
        fault.append(element);
      }
      document.querySelector('main h1')?.after(fault);
    },
    [tag, css] as const,
  );
}

for (const [name, tag, css, check] of faults)
  test(`the checks of the page matrix find ${name}`, async ({ page }) => {
    await addAxe(page.context());
    await page.addInitScript(addVisibleTexts);
    await page.goto('/404', { waitUntil: 'load' });
    await unfolds(page);
    expect(await check(page)).toEqual([]);
    await addFault(page, tag, css);
    expect(await check(page)).not.toEqual([]);
  });

test('a page has news when its look or its layout changes', async ({ page }) => {
  const style = (rules: string) =>
    page.evaluate((it) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(it);
      document.adoptedStyleSheets.push(sheet);
    }, rules);
  await page.goto('/404', { waitUntil: 'load' });
  await unfolds(page);
  // The title's face arrives after the first paint, and is noted in the title.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('style');
  expect(await findNews(page)).toBe('look');
  expect(await findNews(page)).toBe('nothing');
  await style('h1 { margin-block-start: 50px !important }');
  expect(await findNews(page)).toBe('layout');
  await style('h1 { color: red !important }');
  expect(await findNews(page)).toBe('look');
  await style('h1 { visibility: hidden !important }');
  expect(await findNews(page)).toBe('look');
});
