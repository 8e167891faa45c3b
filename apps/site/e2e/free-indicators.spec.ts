import type { Page } from '@playwright/test';
import { rested, unfolding } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

/** The trades that the still picture shows. */
const shown = 6000;

/** Hovers the tabs and waits until they have hydrated. */
async function openTabs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#tab-deltabar').hover();
  await expect(page.getByRole('tablist')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const languages = [
  { root: '', download: 'Download Now', free: /^Free/, list: 'Choose a free indicator' },
  { root: '/es', download: 'Descargar Ahora', free: /gratis/, list: 'Elegir un indicador gratis' },
];

for (const { root, download, free, list } of languages) {
  test(`the tabs of ${root}/free-indicators work by keyboard with one tab stop`, {
    tag: ['@wcag-2.1.1', '@wcag-4.1.2', '@wcag-1.3.1'],
  }, async ({ page }) => {
    await openTabs(page, `${root}/free-indicators/deltabar`);
    await expect(page.getByRole('tablist', { name: list })).toBeVisible();
    const [delta, vwap] = [tab(page, 'Delta Bar'), tab(page, 'VWAP')];
    await expect(delta).toHaveAttribute('aria-selected', 'true');
    await expect(delta).toHaveAttribute('aria-controls', 'panel-deltabar');
    await expect(vwap).toHaveAttribute('tabindex', '-1');

    await delta.focus();
    for (const [key, selected, other] of [
      ['ArrowRight', vwap, delta],
      ['ArrowRight', delta, vwap],
      ['ArrowLeft', vwap, delta],
      ['Home', delta, vwap],
      ['End', vwap, delta],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected).toBeFocused();
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      await expect(other).toHaveAttribute('aria-selected', 'false');
      await expect(other).toHaveAttribute('tabindex', '-1');
    }
    await page.keyboard.press('ArrowUp');
    await expect(vwap).toBeFocused();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('VWAP');
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
  });

  test(`a tab of ${root}/free-indicators replaces the URL, title and description`, async ({
    page,
  }) => {
    await page.goto(`${root}/risk`);
    await openTabs(page, `${root}/free-indicators/deltabar?aff=a1#content`);
    const entries = await page.evaluate(() => history.length);
    const before = await page.title();
    const described = await page.locator('meta[name=description]').getAttribute('content');
    expect(before).toMatch(free);
    await tab(page, 'VWAP').click();
    await expect(page).toHaveURL(`${root}/free-indicators/vwap?aff=a1`);
    await expect(page).toHaveTitle(/VWAP/);
    expect(await page.title()).not.toBe(before);
    const now = await page.locator('meta[name=description]').getAttribute('content');
    expect(now).not.toBe(described);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vwap$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const titles = [await page.title(), now];
    await page.reload();
    expect([
      await page.title(),
      await page.locator('meta[name=description]').getAttribute('content'),
    ]).toEqual(titles);
    await page.goBack();
    await expect(page).toHaveURL(`${root}/risk`);
  });

  test.describe('for an unknown id', () => {
    test.use({ expectedMessages: [missingDocument] });

    for (const id of [
      'unknown',
      '__proto__',
      'constructor',
      'toString',
      'VWAP',
      '%3Cimg%3E',
      'a/b',
    ])
      test(`${root}/free-indicators/${id} shows the first tab, with status 404`, async ({
        page,
      }) => {
        const response = await page.goto(`${root}/free-indicators/${id}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Delta Bar');
        await expect(page).toHaveTitle(/Delta Bar/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`//[^/]+${root}/free-indicators/deltabar$`),
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      });
  });

  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const)
    test(`${root}/free-indicators replays with the chart and its buttons in view at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height });
      await page.goto(`${root}/free-indicators`);
      const panel = page.getByRole('tabpanel');
      const start = panel.getByRole('button', { name: /^(Replay|Reproducir)/ });
      await (await unfolding(start)).click();
      const play = panel.getByRole('group').getByRole('button').first();
      await expect(play).toBeFocused();
      await expect(play).toHaveText(/^Paus/);
      const position = panel.getByRole('slider').first();
      expect(Number(await position.inputValue())).toBeGreaterThanOrEqual(shown);
      await rested(page);
      await expect(play).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('slider').first()).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('img')).toBeInViewport({ ratio: 1 });
    });

  test(`${root}/free-indicators/vwap opens its own tab with its content`, async ({ page }) => {
    await openTabs(page, `${root}/free-indicators/vwap`);
    await expect(tab(page, 'VWAP')).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName('VWAP');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('VWAP');
    await expect(panel.getByRole('img').first()).toBeVisible();
    await expect(panel.getByRole('listitem')).not.toHaveCount(0);
    const link = panel.getByRole('link', { name: download });
    await expect(link).toHaveAttribute('href', '/__sandbox/checkout/card/free-vwap');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  });
}

test('the language toggle follows the tab', async ({ page }) => {
  await openTabs(page, '/free-indicators/deltabar');
  await tab(page, 'VWAP').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/free-indicators/vwap');
});

for (const [name, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['when their code fails to load', true],
] as const)
  test.describe(name, () => {
    test.use({ javaScriptEnabled, expectedMessages: [/net::ERR_FAILED/] });

    test('the tabs are links to the other page', async ({ page, context }) => {
      await context.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/free-indicators/deltabar');
      await expect(page.getByRole('tablist')).toHaveCount(0);
      const links = page.getByRole('navigation', { name: 'Choose a free indicator' });
      await expect(links.getByRole('link', { name: 'Delta Bar' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await links.getByRole('link', { name: 'VWAP' }).click();
      await expect(page).toHaveURL('/free-indicators/vwap');
      await expect(page.getByRole('heading', { level: 2, name: 'VWAP' })).toBeVisible();
      await expect(links.getByRole('link', { name: 'VWAP' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  });

test('marks one tab alone in forced colors, which paint transparent borders', {
  tag: ['@wcag-1.4.1'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/free-indicators/deltabar');
  const lines = await page
    .locator(shorten('.otm-tabs a'))
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndStyle));
  expect(lines).toEqual(['solid', 'none']);
});

test('offers the download before the chart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/free-indicators/deltabar');
  const download = page.getByRole('link', { name: /^Download Now/ }).first();
  await expect(download).toBeInViewport({ ratio: 1 });
  const chart = await page.locator(shorten('.otm-figure')).first().boundingBox();
  expect((await download.boundingBox())?.y).toBeLessThan(chart?.y ?? 0);
});
