import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openBuilt } from './built.ts';

const built = openBuilt();
let page: Page;

const openStory = (id: string, settings: string) =>
  page.goto(`${built.url()}iframe.html?viewMode=story&id=${id}&${settings}`);

beforeAll(async () => {
  page = await built.page();
}, 60_000);

it.each(['en', 'es'])('shows a prop that a reader changes, in %s', async (locale) => {
  await openStory('components-brand--default', `globals=locale:${locale}&args=label:Changed`);
  await page.getByRole('link', { name: 'Changed' }).waitFor();
});

it('keeps the translation of every other prop', async () => {
  await openStory('components-notice--default', 'globals=locale:es&args=label:Changed');
  await page.getByRole('region', { name: 'Changed' }).getByText('No se pudo mostrar').waitFor();
});

it('applies text size and direction of the toolbar', async () => {
  await openStory('components-notice--default', 'globals=textSize:double;direction:rtl');
  await page.getByRole('region').waitFor();
  const { dir, style } = await page.evaluate(() => {
    const { dir, style } = document.documentElement;
    return { dir, style: style.fontSize };
  });
  expect({ dir, style }).toEqual({ dir: 'rtl', style: '200%' });
});

it('offers the values of a prop as a menu in the controls', async () => {
  await page.goto(`${built.url()}?path=/story/components-button--primary`);
  await page.getByRole('radio', { name: 'secondary' }).check();
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.locator('.otm-button:not([data-variant])').waitFor();
});

it('logs what a reader does', async () => {
  await page.goto(`${built.url()}?path=/story/components-button--primary`);
  await page.getByRole('tab', { name: /Actions/ }).click();
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').click();
  await page
    .locator('#storybook-panel-root')
    .getByText('click', { exact: false })
    .first()
    .waitFor();
});
