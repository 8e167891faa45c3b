import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../src/story-index.ts';
import { complaintsOf, openBuilt } from './built.ts';

const built = openBuilt();
const index = readIndex();
const pages = index.filter(({ type }) => type === 'docs');
const statesOf = (title: string) =>
  index.filter((entry) => entry.type === 'story' && entry.title === title);
let page: Page;
let complaints: string[];

beforeAll(async () => {
  page = await built.page();
  complaints = complaintsOf(page);
}, 60_000);

describe('a page of the docs is drawn without a complaint and links its states', () => {
  it.each(pages)('$title', async ({ id, title }) => {
    complaints.length = 0;
    await page.goto(`${built.url()}iframe.html?viewMode=docs&id=${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.sb-errordisplay').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    // A number that could not be measured, a table that stayed text.
    expect(await page.locator('#storybook-docs').innerText()).not.toMatch(/\bNaN\b|\|-{2,}/);
    for (const state of statesOf(title)) {
      expect(await page.locator(`a[href="?path=/story/${state.id}"]`).count()).toBe(1);
    }
  });
});

it('the props of a component carry their JSDoc', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=components-notice--docs`);
  await page.getByRole('cell', { name: /Names the region\./ }).waitFor();
});

it('the colours of the charts are all measured, also those that the build has shortened', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=foundations-design-language--docs`);
  for (const name of ['buy', 'sell', 'poc', 'vwap', 'band'])
    await page.getByRole('row', { name: new RegExp(`^--otm-${name} .* \\d+\\.\\d\\d`) }).waitFor();
});

it('the design language comes first: it is what opens', () => {
  expect(pages[0]?.id).toBe('foundations-design-language--docs');
});
