import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openPage, parts } from './open-page.ts';
import { App } from './react-app.ts';

const html = renderToString(createElement(App, { phone: '+15550100199' }));
let files: Map<string, string>;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('react-app.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/assets',
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  files = new Map(outputFiles.map(({ path, text }) => [path, text]));
});

test('the React component hydrates its server HTML, loads the element later and follows its props', async ({
  page,
  context,
}) => {
  const { faults, requests } = await openPage(page, {
    widget: false,
    body: `<div id="root">${html}</div>`,
  });
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await context.route('**/assets/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: files.get(new URL(route.request().url()).pathname) ?? '',
    }),
  );
  await page.addScriptTag({ url: '/assets/react-app.js', type: 'module' });
  const { panel, input } = parts(page);
  const launcher = page.getByRole('button', { name: 'Chat' });
  await expect(launcher).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chat' })).toBeHidden();
  await launcher.click();
  await expect(page.locator('body')).toHaveAttribute('data-opened', '0');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(panel).toHaveAccessibleName('Count 1');
  await expect(panel).toBeVisible();
  await input.fill('Hi');
  const opening = context.waitForEvent('page');
  await input.press('Enter');
  await opening;
  // The handler of the latest render receives the event.
  await expect(page.locator('body')).toHaveAttribute('data-sent', '1');
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(parts(page).host).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(launcher).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-mismatch');
  expect(faults).toEqual([]);
  expect(requests.filter((url) => url.includes('/assets/')).length).toBe(0);
});

test('its methods can be called before the element is loaded', async ({ page, context }) => {
  const { faults } = await openPage(page, { widget: false, body: `<div id="root">${html}</div>` });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.includes('element')) await released;
    await route.fulfill({ contentType: 'text/javascript', body: files.get(pathname) ?? '' });
  });
  await page.addScriptTag({ url: '/assets/react-app.js', type: 'module' });
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(parts(page).host).toHaveAttribute('name', 'Count 1');
  await page.getByRole('button', { name: 'Ask' }).click();
  expect(faults).toEqual([]);
  release();
  await expect(parts(page).panel).toBeVisible();
  await expect(parts(page).input).toBeFocused();
  // The element's own methods have taken over.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(parts(page).panel).toBeVisible();
});

test('the link stays when the element cannot be loaded', async ({ page, context }) => {
  const { faults } = await openPage(page, { widget: false, body: `<div id="root">${html}</div>` });
  await context.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    return /react-app|chunk/.test(pathname) && body
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.abort();
  });
  await page.addScriptTag({ url: '/assets/react-app.js', type: 'module' });
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(parts(page).host).toHaveAttribute('name', 'Count 1');
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
});
