import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openPage, openStill, parts } from './open-page.ts';

const sheet = (name: string) => readFileSync(new URL(`../demo/${name}`, import.meta.url), 'utf8');

/** A white sheet over the page, in the top layer, so that only the widget above it is compared. */
const ground =
  '<div id="ground" popover="manual" style="' +
  ['all: initial', 'display: block', 'position: fixed', 'inset: 0', 'background: #fff']
    .map((rule) => `${rule} !important`)
    .join(';') +
  '"></div>';

/** Pictures of the closed button and the open panel of a widget in the page's body. */
async function takePictures(page: Page, css: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, { head: `<style>${css}</style>`, body: ground, lift: '#ground' });
  const { launcher, log, panel } = parts(page);
  await expect(launcher).toBeVisible();
  const clip = { x: 860, y: 180, width: 420, height: 540 };
  const closed = await page.screenshot({ clip });
  await launcher.click();
  await page.clock.runFor(2000);
  await expect(log.locator('time')).toBeVisible();
  await expect(panel).toBeVisible();
  const open = await page.screenshot({ clip });
  return [closed, open].map((picture) => PNG.sync.read(picture));
}

/** How many pixels differ. */
const compare = (one: PNG | undefined, other: PNG | undefined) => {
  if (!one || !other) throw new Error('no picture');
  return pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0,
    includeAA: true,
  });
};

for (const name of ['hostile-important.css', 'hostile-transform.css', 'hostile-forms.css']) {
  test(`${name} changes no pixel`, async ({ page, context }) => {
    const [closed, open] = await takePictures(page, '');
    const attacked = await context.newPage();
    const [hostileClosed, hostileOpen] = await takePictures(attacked, sheet(name));
    expect(compare(closed, hostileClosed)).toBe(0);
    expect(compare(open, hostileOpen)).toBe(0);
    expect(compare(closed, open)).toBeGreaterThan(10_000);
  });
}

test('the hostile sheets do change the page’s own parts', async ({ page }) => {
  await openPage(page, { widget: false, body: '<input id="own"><div id="box">Box</div>' });
  const look = () =>
    page.evaluate(() => {
      const style = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      return [style('h1').color, style('#own').display, style('#box').transform];
    });
  const before = await look();
  const names = ['hostile-important.css', 'hostile-forms.css', 'hostile-transform.css'];
  for (const [index, name] of names.entries()) {
    const tag = await page.addStyleTag({ content: sheet(name) });
    await expect.poll(async () => (await look())[index]).not.toBe(before[index]);
    await tag.evaluate((node) => node.parentNode?.removeChild(node));
  }
});

test('a dialog of the page still opens above the widget', async ({ page }) => {
  await openPage(page, { body: '<dialog><p>Terms</p></dialog>' });
  await parts(page).launcher.click();
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  const box = await parts(page).launcher.boundingBox();
  const top = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  );
  expect(top).toBe('DIALOG');
});
