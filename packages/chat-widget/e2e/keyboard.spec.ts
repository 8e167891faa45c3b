import { expect, type Page, test } from '@playwright/test';
import { openPage, parts } from './open-page.ts';

/** Returns the focused part or element, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node?.getAttribute('part') ?? node?.id ?? node?.tagName;
  });

const buttons = { body: '<button id="before">Before</button><button id="after">After</button>' };

test('open, type, send and close by keyboard, and the focus returns', async ({ page, context }) => {
  await openPage(page, buttons);
  const { launcher, panel, input } = parts(page);
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
  await launcher.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  expect(await launcher.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
  expect(await focused(page)).toBe('input');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('there');
  await expect(input).toHaveValue('Hello\nthere');
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const window = await opening;
  await window.waitForURL(/whatsapp/);
  expect(new URL(window.url()).searchParams.get('text')).toBe('Hello\nthere');
  await window.close();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await focused(page)).toBe('launcher');
});

for (const state of ['typing', 'message']) {
  test(`the close button returns the focus while ${state}`, async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await parts(page).launcher.click();
    if (state === 'message') await page.clock.runFor(2000);
    await parts(page).close.click();
    await expect(parts(page).panel).toBeHidden();
    expect(await focused(page)).toBe('launcher');
  });
}

test('Escape outside the widget leaves it open', async ({ page }) => {
  await openPage(page, buttons);
  await parts(page).launcher.click();
  await page.locator('#before').focus();
  await page.keyboard.press('Escape');
  await expect(parts(page).panel).toBeVisible();
});

test('closed, the widget is one tab stop after the page', async ({ page }) => {
  await openPage(page, buttons);
  await expect(parts(page).launcher).toBeVisible();
  const stops = [];
  for (let index = 0; index < 4; index += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops.slice(0, 3)).toEqual(['before', 'after', 'launcher']);
  expect(stops[3]).not.toMatch(/input|send|close|log/);
});

test('open, every stop is visible and none traps', async ({ page }) => {
  await openPage(page, buttons);
  await parts(page).launcher.click();
  await parts(page).input.fill('x');
  await page.locator('#after').focus();
  const stops = [];
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual(['close', 'log', 'input', 'send', 'launcher']);
  for (let index = 0; index < 5; index += 1) await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('after');
});

test('opening from the page’s attribute leaves the focus where it is', async ({ page }) => {
  await openPage(page, buttons);
  await page.locator('#before').focus();
  await parts(page).host.evaluate((host) => host.setAttribute('opened', ''));
  await expect(parts(page).panel).toBeVisible();
  expect(await focused(page)).toBe('before');
});

test('Enter that confirms a word of an input method sends nothing', async ({ page, context }) => {
  await openPage(page);
  await parts(page).launcher.click();
  await parts(page).input.fill('日本');
  await parts(page).input.dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    cancelable: true,
  });
  await expect(parts(page).input).toHaveValue('日本');
  expect(context.pages()).toHaveLength(1);
});
