import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedStates, searches } from '../src/named-states.ts';
import { readIndex } from '../src/story-index.ts';
import { openBuilt } from './built.ts';

const built = openBuilt();
const index = readIndex();
let page: Page;

/** Types into the sidebar's search and returns the ids of the hits. */
async function search(query: string): Promise<readonly (string | null)[]> {
  await page.locator('#storybook-explorer-searchfield').fill(query);
  const hits = page.locator('#storybook-explorer-menu [data-id]');
  await hits.first().waitFor();
  return hits.evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
}

/** Opens Storybook's manager alone: the search doesn't need the stories, which take seconds to load. */
async function openManager() {
  const opened = await built.page();
  await opened.route('**/iframe.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Preview</title>' }),
  );
  await opened.goto(built.url());
  return opened;
}

beforeAll(async () => {
  page = await openManager();
}, 60_000);

describe('state of the specification', () => {
  let start: Page;
  beforeAll(async () => {
    start = await built.page();
    await start.goto(`${built.url()}iframe.html?viewMode=docs&id=foundations-start--docs`);
    await start.getByRole('heading', { level: 1 }).waitFor();
  }, 60_000);

  it.each(namedStates)('$label: is found by the search', async ({ label, story }) => {
    const ids = await search(label);
    // If the component matches as well, the search shows it instead; its page links to the states.
    const component = story.replace(/--.*/, '--docs');
    expect(ids.slice(0, 10).some((id) => id === story || id === component)).toBe(true);
  });

  it.each(namedStates)('$label: is linked from the front page', async ({ label, story }) => {
    const link = start.getByRole('link', { name: label, exact: true });
    expect(await link.getAttribute('href')).toBe(`?path=/story/${story}`);
    expect(index.some(({ id }) => id === story)).toBe(true);
  });
});

it.each(searches)('finds "$query" as the first hit, one click away', async ({ query, hit }) => {
  expect((await search(query))[0]).toBe(hit);
  await page.locator(`#storybook-explorer-menu [data-id="${hit}"]`).click();
  await page.waitForURL((url) => url.searchParams.get('path')?.endsWith(hit) ?? false);
});

it('nests no story deeper than three levels in the sidebar', () => {
  const deep = index.filter(({ type, title }) => type === 'story' && title.split('/').length > 3);
  expect(deep.map(({ id }) => id)).toEqual([]);
});

it('orders the sidebar like the product', () => {
  const roots = [...new Set(index.map(({ title }) => title.split('/')[0]))];
  expect(roots).toEqual([
    'Foundations',
    'Components',
    'Blocks',
    'Charts',
    'Forms',
    'Chat',
    'Pages',
  ]);
});

it.each(['Components', 'Blocks', 'Forms', 'Chat', 'Pages'])('sorts %s by name', (area) => {
  const inArea = index.filter(({ title }) => title.startsWith(`${area}/`));
  const names = [...new Set(inArea.map(({ title }) => title.split('/')[1] ?? ''))];
  expect(names).toEqual(
    names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  );
});
