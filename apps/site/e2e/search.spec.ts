import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { holdBack } from './fixtures/hold-back.ts';
import { sampled } from './fixtures/sampled.ts';
import { expect, test } from './fixtures/test.ts';

const journeys = [
  {
    home: '/',
    name: 'Search',
    query: 'VALUE are',
    term: 'Value area',
    url: '/glossary/value-area',
    found: /^Results: \d/,
    place: 'Glossary',
  },
  {
    home: '/es',
    name: 'Buscar',
    query: 'area de valor',
    term: 'Área de valor',
    url: '/es/glosario/area-de-valor',
    found: /^Resultados: \d/,
    place: 'Glosario',
  },
] as const;

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Records the requests for search indexes. */
const requestedIndexes = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/search-(en|es)-/.test(request.url())) requested.push(request.url());
  });
  return requested;
};

for (const { home, name, query, term, url, found, place } of journeys) {
  test(`finds “${term}” from ${home} by keyboard: shortcut, query, arrows, Enter`, {
    tag: ['@wcag-2.1.1', '@wcag-2.4.5'],
  }, async ({ page }) => {
    const requested = requestedIndexes(page);
    const outside: string[] = [];
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page, name);
    const field = dialog.getByRole('textbox', { name });
    await expect(field).toBeFocused();
    page.on('request', (request) => outside.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.keyboard.type(query);
    await expect(dialog.getByRole('status')).toHaveText(found);
    const entry = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: term, exact: true }) });
    const link = entry.getByRole('link');
    await expect(entry).toContainText(place);
    await expect(entry.locator('mark').first()).toBeVisible();
    // Nothing that was typed leaves the browser.
    expect(
      outside.filter((it) => it.includes(encodeURIComponent(query.split(' ')[0] ?? ''))),
    ).toEqual([]);
    for (let count = 0; count < 10; count += 1) {
      await page.keyboard.press('ArrowDown');
      if (await link.evaluate((it) => it === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    expect(requested.length).toBeLessThanOrEqual(1);
  });

  test(`the dialog of ${home} has no accessibility violation`, async ({ page }) => {
    await page.goto(home);
    await page.getByRole('banner').getByRole('link', { name }).click();
    const dialog = dialogOf(page, name);
    for (const query of ['delta', 'xyzzy']) {
      await dialog.getByRole('textbox').fill(query);
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      for (const theme of sampled(['dark', 'light'], (it) => (it === 'dark') === (home === '/')))
        for (const width of [1440, 360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          await page.evaluate((it) => {
            document.documentElement.dataset.theme = it;
          }, theme);
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
          const overflow = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        }
    }
  });
}

test('returns the focus on Escape', { tag: ['@wcag-2.1.2', '@wcag-2.4.3'] }, async ({ page }) => {
  await page.goto('/buy');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await link.press('Enter');
  await expect(dialogOf(page, 'Search').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Search')).toBeHidden();
  await expect(link).toBeFocused();
  const action = page.getByRole('banner').getByRole('link', { name: 'Risk' });
  await action.focus();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page, 'Search').getByRole('textbox')).toBeFocused();
  await dialogOf(page, 'Search').getByRole('button', { name: 'Close the search' }).click();
  await expect(action).toBeFocused();
});

test('replays a click or a shortcut that arrives before the code', async ({ page }) => {
  for (const how of ['click', 'shortcut']) {
    const release = await holdBack(page, /\/assets\/search-[\w-]{8}\.js$/);
    await page.goto('/es/risk');
    if (how === 'click')
      await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    else await page.keyboard.press('Control+k');
    await expect(dialogOf(page, 'Buscar')).toHaveCount(0);
    await expect(page).toHaveURL('/es/risk');
    release();
    await expect(dialogOf(page, 'Buscar').getByRole('textbox')).toBeFocused();
    await page.unrouteAll();
  }
});

test('ignores other shortcuts with K, and K in a field', { tag: ['@wcag-2.1.4'] }, async ({
  page,
}) => {
  await page.goto('/contact');
  const field = page.getByLabel('Name');
  await field.click();
  await page.keyboard.type('kk');
  await page.keyboard.press('Control+Shift+K');
  await expect(field).toHaveValue('kk');
  await expect(dialogOf(page, 'Search')).toHaveCount(0);
});

test.describe('without its code', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('opens the search page, which links to everything', async ({ page }) => {
    await page.route(/\/assets\/search-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/es');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/es/buscar');
    const main = page.getByRole('main');
    await main.locator('summary').click();
    await main.getByRole('link', { name: 'Área de valor', exact: true }).click();
    await expect(page).toHaveURL('/es/glosario/area-de-valor');
  });

  test('reports a missing index, with links to the guide and the glossary', async ({ page }) => {
    await page.route(/\/search-es\.json$/, (route) => route.abort());
    await page.goto('/es/buy');
    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page, 'Buscar');
    await dialog.getByRole('textbox').fill('delta');
    await expect(dialog.getByRole('status')).toContainText('No se pudo cargar');
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '/es/features');
    await expect(dialog.getByRole('link').last()).toHaveAttribute('href', '/es/glosario');
    await page.unrouteAll();
    await dialog.getByRole('textbox').press('b');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
  });
});

test('the search page finds what is typed into it', {
  tag: ['@wcag-2.4.5', '@wcag-3.2.2'],
}, async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Search' }).fill('what does delta');
  await expect(main.getByRole('status')).toHaveText(/^Results: /);
  await expect(main.getByRole('heading', { name: 'Glossary terms' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/search');
});

test('the search page finds the query of its URL, as search engines link it', async ({ page }) => {
  await page.goto('/search?q=delta');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Search' })).toHaveValue('delta');
  await expect(main.getByRole('status')).toHaveText(/^Results: /);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens lists of everything', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/es/buscar');
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox')).toBeHidden();
    await main.getByRole('link', { name: 'Delta Bar', exact: true }).click();
    await expect(page).toHaveURL('/es/features/otm-delta-bar');
  });
});

test('serves the feeds as Atom and links them from the blog', async ({ page, request }) => {
  for (const [feed, blog] of [
    ['/feed.xml', '/blog'],
    ['/es/feed.xml', '/es/blog'],
  ] as const) {
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    await page.goto(blog);
    const link = page.locator('link[type="application/atom+xml"]');
    await expect(link).toHaveAttribute('href', feed);
    expect(XMLValidator.validate(await response.text())).toBe(true);
  }
});
