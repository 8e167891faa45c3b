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

describe('a state of the specification', () => {
  it.each(namedStates)('$words: a search for its words shows it', async ({ words, story }) => {
    const field = page.locator('#storybook-explorer-searchfield');
    await field.fill(words);
    await page.locator('#storybook-explorer-menu [data-id]').first().waitFor();
    const ids = await page
      .locator('#storybook-explorer-menu [data-id]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
    // Where the component fits as well the search shows it in place of its states; its page links them.
    const component = story.replace(/--.*/, '--docs');
    expect(ids.slice(0, 10).some((id) => id === story || id === component)).toBe(true);
  });

  it.each(namedStates)('$words: is linked from the front page', async ({ words, story }) => {
    const preview = page.frameLocator('#storybook-preview-iframe');
    const link = preview.getByRole('link', { name: words, exact: true });
    expect(await link.getAttribute('href')).toBe(`?path=/story/${story}`);
    expect(index.some(({ id }) => id === story)).toBe(true);
  });
});

it('every story is three clicks away in the sidebar: its roots stand open', () => {
  const deep = index.filter(({ type, title }) => type === 'story' && title.split('/').length > 3);
  expect(deep.map(({ id }) => id)).toEqual([]);
});

it('the sidebar follows the product', () => {
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
