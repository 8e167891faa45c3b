import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedStates } from '../src/named-states.ts';
import { readIndex } from '../src/story-index.ts';
import { openBuilt } from './built.ts';

const built = openBuilt();
const index = readIndex();
let page: Page;

beforeAll(async () => {
  page = await built.page();
  await page.goto(built.url());
}, 60_000);

describe('state of the specification', () => {
  it.each(namedStates)('$label: is found by the search', async ({ label, story }) => {
    const field = page.locator('#storybook-explorer-searchfield');
    await field.fill(label);
    await page.locator('#storybook-explorer-menu [data-id]').first().waitFor();
    const ids = await page
      .locator('#storybook-explorer-menu [data-id]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
    // If the component matches as well, the search shows it instead; its page links to the states.
    const component = story.replace(/--.*/, '--docs');
    expect(ids.slice(0, 10).some((id) => id === story || id === component)).toBe(true);
  });

  it.each(namedStates)('$label: is linked from the front page', async ({ label, story }) => {
    const preview = page.frameLocator('#storybook-preview-iframe');
    const link = preview.getByRole('link', { name: label, exact: true });
    expect(await link.getAttribute('href')).toBe(`?path=/story/${story}`);
    expect(index.some(({ id }) => id === story)).toBe(true);
  });
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
