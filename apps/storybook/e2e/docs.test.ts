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
    for (const state of statesOf(title)) {
      expect(await page.locator(`a[href="?path=/story/${state.id}"]`).count()).toBe(1);
    }
  });
});

it('the props of a component carry their JSDoc', async () => {
  await page.goto(`${built.url()}iframe.html?viewMode=docs&id=components-notice--docs`);
  await page.getByRole('cell', { name: /Names the region\./ }).waitFor();
});

it('the design language comes first: it is what opens', () => {
  expect(pages[0]?.id).toBe('foundations-design-language--docs');
});
