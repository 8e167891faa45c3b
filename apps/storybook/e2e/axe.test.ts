import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilt, openDocs } from './built.ts';

const built = openBuilt();
let page: Page;

/** One docs page of each structure. The stories themselves are checked one by one as tests. */
const pages = [
  'foundations-start',
  'foundations-design-language',
  'foundations-tokens',
  'foundations-patterns-forms',
  'foundations-patterns-writing',
  'foundations-packages-charts',
  'components-modal',
  'components-plan-card',
  'charts-your-trades',
  'pages-buy-plans',
];

/** `npm test` looks at each page in one theme, `npm run test:all` in both. */
const pagesIn = (theme: string) =>
  pages.filter((_, index) => process.env.VERIFY || (theme === 'dark') === (index % 2 === 0));

describe.each(['dark', 'light'])('axe finds nothing on a docs page, %s', (theme) => {
  beforeAll(async () => {
    page = await built.page();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(
      `${built.url()}iframe.html?viewMode=docs&id=foundations-how-to-add--docs&globals=theme:${theme}`,
    );
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }, 60_000);

  it.each(pagesIn(theme))('%s', async (id) => {
    await openDocs(page, `${id}--docs`);
    if (id.startsWith('components-')) await page.locator('[data-facts^="Components/"]').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    const { violations } = await new AxeBuilder({ page }).include('#storybook-docs').analyze();
    const found = violations.map(({ id: rule, nodes }) => ({
      rule,
      nodes: nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`.slice(0, 240)),
    }));
    expect(found).toEqual([]);
  });
});
