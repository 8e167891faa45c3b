import { expect, test } from '@playwright/test';
import { account, onWidget, openChat, openPage, parts } from './open-page.ts';

for (const [scheme, theme, ground] of [
  ['light', 'auto', 'light'],
  ['dark', 'auto', 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const) {
  test(`theme ${theme} is ${ground} on a ${scheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openPage(page, { data: { ...account, theme } });
    await parts(page).launcher.click();
    const lightness = await parts(page).panel.evaluate((panel) =>
      Number(/\d+/.exec(getComputedStyle(panel).backgroundColor)?.[0]),
    );
    expect(lightness > 128 ? 'light' : 'dark').toBe(ground);
  });
}

test('custom properties and parts theme the widget', async ({ page }) => {
  const css =
    'chat-widget { --cw-accent: rgb(10, 20, 30); --cw-size: 72px; --cw-y: 90px }' +
    'chat-widget::part(panel) { border-radius: 3px } chat-widget::part(badge) { color: rgb(1, 2, 3) }';
  await openPage(page, { head: `<style>${css}</style>` });
  const { launcher, panel, badge } = parts(page);
  await expect(launcher).toHaveCSS('background-color', 'rgb(10, 20, 30)');
  const box = await launcher.boundingBox();
  expect([box?.height, 720 - (box?.y ?? 0) - 72]).toEqual([72, 90]);
  await expect(badge).toHaveCSS('color', 'rgb(1, 2, 3)');
  await launcher.click();
  await expect(panel).toHaveCSS('border-radius', '3px');
});

test('position and offsets move it, at any time', async ({ page }) => {
  await openPage(page, {
    data: { ...account, position: 'left', 'offset-x': '40', 'offset-y': '100' },
  });
  const { launcher } = parts(page);
  expect(await launcher.boundingBox()).toMatchObject({ x: 40, y: 720 - 100 - 56 });
  await onWidget(page, (widget) => widget.set({ position: 'right', 'offset-x': null }));
  await expect.poll(async () => (await launcher.boundingBox())?.x).toBe(1280 - 16 - 56);
});

test('a right-to-left language mirrors it', async ({ page }) => {
  await openPage(page, { html: 'lang="ar"' });
  await parts(page).launcher.click();
  expect((await parts(page).launcher.boundingBox())?.x).toBe(16);
  await expect(parts(page).panel).toHaveCSS('direction', 'rtl');
});

test('layer page leaves the stacking to the site', async ({ page }) => {
  await openPage(page, { data: { ...account, layer: 'page' } });
  await expect(parts(page).root).not.toHaveAttribute('popover');
  await expect(parts(page).launcher).toBeVisible();
  await onWidget(page, (widget) => widget.removeAttribute('layer'));
  await expect(parts(page).root).toHaveJSProperty('popover', 'manual');
  expect(await parts(page).root.evaluate((root) => root.matches(':popover-open'))).toBe(true);
});

for (const [width, height] of [
  [320, 256],
  [640, 320],
  [320, 568],
  [1280, 720],
  [3840, 2160],
] as const) {
  test(`everything fits into ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const agents = JSON.stringify([{ name: 'Ana' }, { name: 'Luis' }]);
    await openPage(page, { data: { ...account, agents } });
    await openChat(page);
    await parts(page).input.fill('A long text that wraps\nover\nseveral\nlines\nof the input');
    for (const part of [
      parts(page).panel,
      parts(page).close,
      parts(page).input,
      parts(page).send,
    ]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 1e9)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 1e9)).toBeLessThanOrEqual(height);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await parts(page).close.click();
    await expect(parts(page).launcher).toBeFocused();
  });
}
