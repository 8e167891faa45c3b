import type { Page } from '@playwright/test';
import { holdBack } from './fixtures/hold-back.ts';
import { expect, test } from './fixtures/test.ts';
import { watchModules } from './fixtures/watch-modules.ts';

/** The path of the sandbox's stand-in for the messaging service. */
const standIn = '/__sandbox/chat/send';

/** Records the scripts that a page requests. */
function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page and stops its clock. Returns the milliseconds since it loaded. */
async function openPaused(page: Page): Promise<number> {
  await page.clock.install({ time: 0 });
  await page.goto('/risk');
  await page.clock.pauseAt(100_000);
  return page.evaluate(() => performance.now());
}

test.describe('a click on an island whose code is slow', () => {
  test('opens the chat when the code arrives', async ({ page, context }) => {
    const modulesLoaded = watchModules(page);
    const release = await holdBack(page, '**/chat*.js');
    await openPaused(page);
    const link = page.getByRole('link', { name: 'Chat with us' });
    const empty = 'rgba(0, 0, 0, 0)';
    await expect(link).toHaveCSS('background-color', empty, { pseudo: 'before' });
    await link.click();
    // The bubble is filled while the code loads.
    await expect(link).not.toHaveCSS('background-color', empty, { pseudo: 'before' });
    await page.clock.runFor(1000);
    expect(context.pages()).toHaveLength(1);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await modulesLoaded();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('follows the chat’s link after 4 seconds', async ({ page, context }) => {
    const release = await holdBack(page, '**/chat*.js');
    await openPaused(page);
    await page.getByRole('link', { name: 'Chat with us' }).click();
    await page.clock.runFor(2000);
    expect(context.pages()).toHaveLength(1);
    const opened = context.waitForEvent('page');
    await page.clock.runFor(2000);
    await (await opened).waitForURL(({ pathname }) => pathname === standIn);
    release();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    // The link has acted: the chat doesn't open as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('follows the search link after 4 seconds', async ({ page }) => {
    await page.route('**/search*.js', () => {});
    await openPaused(page);
    const link = page.locator('[rel=search]');
    const url = await link.getAttribute('href');
    await link.click();
    await page.clock.runFor(2000);
    expect(new URL(page.url()).pathname).toBe('/risk');
    await page.clock.runFor(2000);
    await page.waitForURL(({ pathname }) => pathname === url);
  });
});

test.describe('the notification', () => {
  const badge = (page: Page) => page.locator('chat-widget [part=badge]');

  test('comes 180 seconds after the page loaded, and its code shortly before', async ({ page }) => {
    const modulesLoaded = watchModules(page);
    const scripts = recordScripts(page);
    const now = await openPaused(page);
    await page.clock.runFor(174_000 - now);
    expect(scripts).toEqual([]);
    await page.clock.runFor(5500);
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await modulesLoaded();
    await expect(badge(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(badge(page)).toHaveText('1');
  });

  test('costs visitors who save data nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts = recordScripts(page);
    await openPaused(page);
    await page.clock.runFor(400_000);
    expect(scripts).toEqual([]);
  });
});
