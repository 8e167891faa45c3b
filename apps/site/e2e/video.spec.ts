import type { Page } from '@playwright/test';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

const host = '/__sandbox/video';

/** Fulfills requests to the video host. Returns their URLs. */
async function fulfillVideos(page: Page): Promise<readonly string[]> {
  const requested: string[] = [];
  await page.route(`**${host}/*`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  return requested;
}

for (const [path, id, name] of [
  ['/', 'sample-en-0', /^Play video: What OTM shows/],
  ['/es', 'sample-es-0', /^Reproducir el video: Qué muestra OTM/],
] as const)
  test(`requests the video of ${path} only on click`, {
    tag: ['@wcag-1.4.2', '@wcag-3.2.1'],
  }, async ({ page }) => {
    const requested = await fulfillVideos(page);
    await page.goto(path);
    const poster = page.locator('#what-is').getByRole('link', { name });
    await poster.hover();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await poster.click();
    const player = page.locator('#what-is iframe');
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute('title', /\w/);
    await expect(poster).toBeHidden();
    await expect.poll(() => requested.length).toBe(1);
    expect(new URL(requested[0] ?? '').pathname).toBe(`${host}/${id}`);
  });

test('plays a testimonial in its modal and stops it on close', { tag: ['@wcag-1.4.2'] }, async ({
  page,
}) => {
  const requested = await fulfillVideos(page);
  await page.goto('/es');
  await page.locator(shorten('.otm-carousel')).scrollIntoViewIfNeeded();
  for (const [index, name] of ['Lucía R.', 'Andrés M.', 'Carolina V.'].entries()) {
    const opener = page.getByRole('link', { name: new RegExp(`Ver video.*${name}`) });
    expect(requested).toHaveLength(index);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: new RegExp(name) });
    await expect(dialog.getByText('Muestra, no es un cliente real')).toBeVisible();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect.poll(() => requested.length).toBe(index + 1);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('plays a video on the first tap', async ({ page }) => {
    const requested = await fulfillVideos(page);
    await page.goto('/');
    await page
      .locator('#what-is')
      .getByRole('link', { name: /^Play video/ })
      .tap();
    await expect(page.locator('#what-is iframe')).toBeVisible();
    await expect.poll(() => requested.length).toBe(1);
  });
});

test.describe('when its code fails to load', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] });

  test('the poster opens the page of the video', async ({ page, context }) => {
    await context.route('**/assets/video-*.js', (route) => route.abort());
    await page.goto('/');
    const poster = page.locator('#what-is').getByRole('link', { name: /^Play video/ });
    await poster.hover();
    const popup = page.waitForEvent('popup');
    await poster.click();
    await expect(await popup).toHaveURL(`${host}/sample-en-0`);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
