import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../src/story-index.ts';
import { openBuilt, recordProblems } from './built.ts';

const built = openBuilt();
const index = readIndex();
const pages = index.filter(({ type }) => type === 'docs');
const statesOf = (title: string) =>
  index.filter((entry) => entry.type === 'story' && entry.title === title);
let page: Page;
let problems: string[];

beforeAll(async () => {
  page = await built.page();
  problems = recordProblems(page);
}, 60_000);

describe('a docs page renders without problems and links to its states', () => {
  it.each(pages)('$title', async ({ id, title }) => {
    problems.length = 0;
    await page.goto(`${built.url()}iframe.html?viewMode=docs&id=${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.sb-errordisplay').waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    // A value that could not be measured, or a table that was not parsed.
    expect(await page.locator('#storybook-docs').innerText()).not.toMatch(/\bNaN\b|\|-{2,}/);
    for (const state of statesOf(title)) {
      expect(await page.locator(`a[href="?path=/story/${state.id}"]`).count()).toBe(1);
    }
  });
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

it('opens on the design language', () => {
  expect(pages[0]?.id).toBe('foundations-design-language--docs');
});
