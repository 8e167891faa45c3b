import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentsWithin } from '../src/component-page/components-within.ts';
import type { ComponentFacts } from '../src/facts/component-facts.ts';
import { dist, readIndex } from '../src/story-index.ts';
import { openBuilt, openDocs, recordProblems } from './built.ts';

const built = openBuilt();
const index = readIndex();
const facts: Readonly<Record<string, ComponentFacts>> = JSON.parse(
  readFileSync(`${dist}/component-facts.json`, 'utf8'),
);
const pages = index.filter(({ type }) => type === 'docs');
/** `npm test` opens every third page, `npm run test:all` every one. */
const opened = pages.filter((_, index) => process.env.VERIFY || index % 3 === 0);
const statesOf = (title: string) =>
  index.filter((entry) => entry.type === 'story' && entry.title === title);
let page: Page;
let problems: string[];

/** Whether a component has no parts to tell apart. */
const isOnePart = (title: string) =>
  ['Button', 'External link', 'Icon', 'Visually hidden'].includes(title.replace('Components/', ''));

/** Returns the examples of dos and don'ts that show nothing. */
const emptyExamples = (page: Page) =>
  page
    .locator('.do-and-dont figure > div')
    .evaluateAll((examples) =>
      examples.filter(({ scrollHeight }) => scrollHeight < 16).map(({ outerHTML }) => outerHTML),
    );

beforeAll(async () => {
  page = await built.page();
  problems = recordProblems(page);
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=${pages.at(-1)?.id}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}, 60_000);

describe('a docs page renders without problems and links to its states', () => {
  it.each(opened)('$title', async ({ id, title }) => {
    await openDocs(page, id);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.sb-errordisplay').waitFor({ state: 'hidden' });
    if (facts[title]) await page.locator(`[data-facts="${title}"]`).waitFor();
    if (facts[title] && !title.startsWith('Pages/')) {
      expect(await page.locator('.do-and-dont figure').count()).toBeGreaterThan(1);
      await page.locator('.anatomy-number, .anatomy iframe').first().waitFor();
      // A page that numbers nothing but the component itself explains nothing.
      const numbers = await page.locator('.anatomy-number').count();
      if (title.startsWith('Components/') && !isOnePart(title)) expect(numbers).toBeGreaterThan(1);
      expect(await emptyExamples(page)).toEqual([]);
    }
    // A part of the site lists the rules of the components inside it.
    if (title.startsWith('Pages/')) {
      const offered = [...componentsWithin(title, facts)].filter((it) => !it.startsWith('Pages/'));
      expect(await page.locator('.part-rules > li').count()).toBe(offered.length);
    }
    expect(problems.splice(0)).toEqual([]);
    // A value that could not be measured, or a table that was not parsed.
    expect(await page.locator('#storybook-docs').innerText()).not.toMatch(/\bNaN\b|\|-{2,}/);
    for (const state of statesOf(title)) {
      expect(await page.locator(`a[href="?path=/story/${state.id}"]`).count()).toBe(1);
    }
  });
});

const patterns = pages.filter(({ title }) => title.startsWith('Foundations/Patterns/'));

it.each(patterns)('$title has at least two rules, pictured in Spanish as well', async ({ id }) => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=${id}&globals=locale:es`);
  const wrong = page.locator('.do-and-dont:lang(es)').getByText('Así no', { exact: true });
  await wrong.first().waitFor();
  expect(await wrong.count()).toBeGreaterThan(1);
  expect(await emptyExamples(page)).toEqual([]);
});

it('shows the JSDoc of props', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=components-notice--docs`);
  await page.getByRole('cell', { name: /Names the region\./ }).waitFor();
});

it('measures all chart colors, including those that the build shortened', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=foundations-design-language--docs`);
  for (const name of ['buy', 'sell', 'poc', 'vwap', 'band'])
    await page.getByRole('row', { name: new RegExp(`^--otm-${name} .* \\d+\\.\\d\\d`) }).waitFor();
});

it('measures every contrast pair of the tokens and finds it sufficient', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=foundations-tokens--docs`);
  const rows = page.locator('tr', { has: page.locator('.foundation-pair, .foundation-outline') });
  await rows.first().waitFor();
  const pairs = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
  );
  expect(pairs.length).toBeGreaterThan(60);
  for (const [measured = 0, least] of pairs) expect(measured).toBeGreaterThanOrEqual(least ?? 0);
});

it.each(['dark', 'light'])('shows components on the canvas of the product, %s', async (theme) => {
  await page.goto(
    `${built.url()}iframe.html?viewMode=docs&id=components-button--docs&globals=theme:${theme}`,
  );
  await page.locator(`[data-theme="${theme}"] .docs-story .otm-button`).waitFor();
  const shown = await page.locator('.docs-story').evaluate((story) => {
    const swatch = document.createElement('i');
    swatch.style.background = 'var(--otm-canvas)';
    document.body.append(swatch);
    const backgrounds: string[] = [];
    for (let each: Element | null = story; each; each = each.parentElement)
      backgrounds.push(getComputedStyle(each).backgroundColor);
    return {
      canvas: getComputedStyle(swatch).backgroundColor,
      surface: backgrounds.find((color) => color !== 'rgba(0, 0, 0, 0)'),
      // Storybook keeps hidden pages in the document, whose titles come first.
      font: getComputedStyle(document.querySelector('.sbdocs h1') ?? document.documentElement)
        .fontFamily,
    };
  });
  expect(shown.surface).toBe(shown.canvas);
  expect(shown.font).toContain('Instrument Sans');
});

it('has a guide to the charts with data to edit', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=charts-guide--docs`);
  await page
    .getByRole('textbox', { name: 'Trades' })
    .fill('time,price,size\n0,100.00,4\n1000,100.25,9\n61000,100.25,5\n');
  await page.getByText('POC 100.25, 18 contracts').waitFor();
});

it('opens on the start page', () => {
  expect(pages[0]?.id).toBe('foundations-start--docs');
});
