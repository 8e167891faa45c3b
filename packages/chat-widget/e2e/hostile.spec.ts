import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
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
  return { closed: await readPixels(closed), open: await readPixels(open) };
}

const readPixels = (png: Buffer) =>
  sharp(png).raw().ensureAlpha().toBuffer({ resolveWithObject: true });

type Pixels = Awaited<ReturnType<typeof readPixels>>;

/** Counts the pixels that differ. */
function countDifferences(one: Pixels, other: Pixels): number {
  const { width, height } = one.info;
  const options = { threshold: 0, includeAA: true };
  return pixelmatch(one.data, other.data, undefined, width, height, options);
}

for (const name of ['important', 'transform', 'forms', 'unset'].map(
  (one) => `hostile-${one}.css`,
)) {
  test(`${name} changes no pixel`, async ({ page, context }) => {
    const own = await takePictures(page, '');
    const attacked = await context.newPage();
    const hostile = await takePictures(attacked, sheet(name));
    expect(countDifferences(own.closed, hostile.closed)).toBe(0);
    expect(countDifferences(own.open, hostile.open)).toBe(0);
    expect(countDifferences(own.closed, own.open)).toBeGreaterThan(10_000);
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
