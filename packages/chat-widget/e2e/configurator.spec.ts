import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const dist = new URL('../dist/', import.meta.url);
// Only a secure origin has a clipboard.
const origin = 'https://static.test';
const onDisk = new URL('configurator/index.html', dist).href;
const hosted = `${origin}/configurator/index.html`;

/** Serves the built files like a static host, and like the CDN that the snippets name. */
async function serveFiles(page: Page) {
  const version = JSON.parse(readFileSync(new URL('../package.json', dist), 'utf8')).version;
  const cdn = `https://cdn.jsdelivr.net/npm/@otm/chat-widget@${version}/dist/`;
  const headers = { 'access-control-allow-origin': '*' };
  for (const base of [`${origin}/`, cdn])
    await page.route(`${base}**`, (route) => {
      const { href } = new URL(route.request().url());
      const path = fileURLToPath(new URL(href.slice(base.length).replace(/[?#].*/, ''), dist));
      return route.fulfill({ path, headers });
    });
}

/** Opens the configurator and keeps what goes wrong in it or in its previews. */
async function openConfigurator(page: Page, url = hosted) {
  const problems: string[] = [];
  page.on('console', (line) => {
    if (/error|warning/.test(line.type())) problems.push(line.text());
  });
  page.on('pageerror', (error) => problems.push(`${error}`));
  await serveFiles(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return problems;
}

const preview = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[src$="#${theme}"]`);

const code = (page: Page) => page.locator('pre code');

test('works from disk, without a server', async ({ page }) => {
  const problems = await openConfigurator(page, `${onDisk}#ui=en&phone=15550100199&name=Acme`);
  await page.getByLabel('name', { exact: true }).fill('Panadería');
  for (const theme of ['light', 'dark'] as const)
    await expect(preview(page, theme).getByRole('dialog', { name: 'Panadería' })).toBeVisible();
  await expect(code(page)).toContainText('data-name="Panadería"');
  expect(problems).toEqual([]);
});

test('shows the widget in both themes and keeps the strict policy', async ({ page }) => {
  const problems = await openConfigurator(page);
  const background = (theme: 'light' | 'dark') =>
    preview(page, theme)
      .locator('[part=panel]')
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await background('light')).not.toBe(await background('dark'));
  await page.getByText('Look', { exact: true }).click();
  await page.getByLabel('--cw-accent').fill('#4b2a83');
  for (const theme of ['light', 'dark'] as const)
    await expect(preview(page, theme).locator('[part=header]')).toHaveCSS(
      'background-color',
      'rgb(75, 42, 131)',
    );
  await page.getByRole('button', { name: 'Notify now' }).click();
  await expect(preview(page, 'dark').locator('[part=panel]')).toBeHidden();
  await expect(page.getByLabel('Show the panel open')).not.toBeChecked();
  await expect(preview(page, 'light').locator('[part=badge]')).toHaveText('1');
  expect(problems).toEqual([]);
});

test('has a control for every option of the manifest', async ({ page }) => {
  await openConfigurator(page);
  const { modules } = JSON.parse(readFileSync(new URL('custom-elements.json', dist), 'utf8'));
  const { attributes, cssProperties } = modules[0].declarations[0];
  for (const { name } of [...attributes, ...cssProperties])
    await expect(page.locator(`[id="${name}"]`), name).toHaveCount(1);
});

test('formats the code in a description', async ({ page }) => {
  await openConfigurator(page);
  await expect(page.locator('#note-channel code').first()).toHaveText('whatsapp');
  await expect(page.locator('body')).not.toContainText('`');
});

test('shows that an account cannot be reached and that a style is unusable', async ({ page }) => {
  await openConfigurator(page, `${hosted}#ui=en&phone=1&--cw-font=a;b`);
  await expect(page.locator('.previews [role=status]')).toContainText('can’t be reached');
  await expect(page.getByLabel('--cw-font')).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).not.toContainText('--cw-font');
  await page.getByLabel('phone').fill('+1 555 010 0199');
  await page.getByLabel('--cw-font').fill('serif');
  await expect(page.locator('.problem:not(:empty)')).toHaveCount(0);
  await expect(code(page)).toContainText('--cw-font: serif;');
});

test('is used by keyboard alone, from the first option to the copied code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConfigurator(page, `${hosted}#ui=en`);
  const tabTo = async (selector: string) => {
    const isFocused = () =>
      page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);
    for (let step = 0; step < 60 && !(await isFocused()); step += 1)
      await page.keyboard.press('Tab');
    expect(await isFocused(), selector).toBe(true);
  };
  await tabTo('[name=phone]');
  await page.keyboard.type('+34 600 000 000');
  await tabTo('[name=site]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'React' })).toBeChecked();
  await tabTo('.primary');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is on your clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).textContent());
  expect(copied).toContain('phone="+34 600 000 000"');
});

test('selects the code where the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openConfigurator(page);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('The code is selected.')).toBeVisible();
  const selected = await page.evaluate(() => `${getSelection()}`);
  expect(selected.trim()).toBe((await code(page).textContent())?.trim());
});

test('keeps the setup in the URL when the language changes', async ({ page }) => {
  await openConfigurator(page, `${hosted}#ui=en`);
  await page.getByLabel('name', { exact: true }).fill('Ana & co');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configura tu botón de chat');
  await expect(page.getByRole('button', { name: 'Español' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('name', { exact: true })).toHaveValue('Ana & co');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel('name', { exact: true })).toHaveValue('Acme');
});

/** Returns what axe finds in a frame. AxeBuilder skips one that takes over a second to read its script. */
async function analyzeFrame(frame: Frame) {
  await frame.evaluate(axe.source);
  return frame.evaluate<AxeResults>('axe.run({ iframes: false })');
}

for (const lang of ['en', 'es'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no axe findings and fits 320 px: ${lang}, ${colorScheme}`, async ({ page }) => {
      // axe reads three documents.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 720 });
      await openConfigurator(page, `${hosted}#ui=${lang}&phone=15550100199`);
      await page.locator('details').evaluateAll((groups) => {
        for (const group of groups) group.setAttribute('open', '');
      });
      for (const theme of ['light', 'dark'] as const)
        await preview(page, theme).locator('[part=message]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const frames = page.frames();
      expect(frames).toHaveLength(3);
      for (const frame of frames) {
        const { violations, passes } = await analyzeFrame(frame);
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(passes.length).toBeGreaterThan(10);
      }
    });

test('the copied HTML works on a page, with its integrity and any text', async ({ page }) => {
  const problems = await openConfigurator(page, `${hosted}#ui=en`);
  const name = `"Quotes" </script> {braces} 🤝 &amp;`;
  await page.getByLabel('name', { exact: true }).fill(name);
  const snippet = await code(page).textContent();
  await page.route('http://shop.test/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${snippet}</html>`,
    }),
  );
  await page.goto('http://shop.test/');
  await page.locator('chat-widget [part=launcher]').click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
