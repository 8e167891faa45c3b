import type { Page } from '@playwright/test';
import { noticeKey } from '../../src/boot/storage.ts';
import { smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { painted } from '../fixtures/painted.ts';
import { sampled } from '../fixtures/sampled.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

// The storage notice appears 2 seconds after the first frame, which may be between two
// measurements.
test.beforeEach(({ page }) =>
  page.addInitScript((key) => localStorage.setItem(key, '1'), noticeKey),
);

// The fixture of every test here fails on a layout shift.

/** The longest page of each kind, in each language. */
const longest = pages.toSorted((a, b) => b.html.length - a.html.length);
const kindOf = (path: string) => path.replace(/^\/es\b/, '').split('/')[1] ?? '';
const models = new Map(
  longest.map((it) => [`${it.locale} ${kindOf(it.path)}`, it.path] as const).reverse(),
);
/** `npm run verify` looks at every kind in both languages. */
const usual = new Set(['en ', 'es features', 'en order', 'es buy']);
const paths = sampled([...models], ([model]) => usual.has(model));

/** Delays the font until the returned function is called. */
async function delayFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** The state of the title's face: `loading`, `loaded` or `unloaded`. */
const faceOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Title')?.status);

/** Whether the title would keep its height with or without the site's face. */
const keepsHeight = (page: Page) =>
  page.locator('h1').evaluate((title: HTMLElement) => {
    const { fontFamily } = title.style;
    const [first, second] = ['', 'Title,arial'].map((family) => {
      title.style.fontFamily = family;
      return title.offsetHeight;
    });
    title.style.fontFamily = fontFamily;
    return first === second;
  });

/** The widths of the title's letters, which differ from face to face. */
const lettersOf = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode() as Text;
    const range = document.createRange();
    return Array.from(text.data, (_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().width;
    });
  });

/** The box of every element; words may change lines within the title. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(h1 *, svg *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      return `${element.tagName}.${element.className}: ${box}`;
    }),
  );

test('targets have 24 px in the fallback, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await delayFont(page);
  for (const path of ['/es/master', ...paths.map(([, path]) => path)]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await painted(page);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [, path] of paths) {
      test(`${path} shows its title at once, and in the site’s face when that arrives late`, async ({
        page,
      }) => {
        const release = await delayFont(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1')).toBeVisible();
        // It's asked for a moment after the first frame.
        await expect.poll(() => faceOf(page)).toBe('loading');
        const [before, letters] = [await layoutOf(page), await lettersOf(page)];
        release();
        await expect.poll(() => faceOf(page)).toBe('loaded');
        await painted(page);
        if (await keepsHeight(page)) expect(await lettersOf(page)).not.toEqual(letters);
        expect(await layoutOf(page)).toEqual(before);
      });
    }

    test('a page keeps its layout when the font never arrives, or is there first', async ({
      page,
    }) => {
      await page.goto('/');
      await expect.poll(() => faceOf(page)).toBe('loaded');
      await painted(page);
      await delayFont(page);
      await page.goto('/es', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      const before = await layoutOf(page);
      await painted(page);
      expect(await faceOf(page)).not.toBe('loaded');
      expect(await layoutOf(page)).toEqual(before);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Its title has a line less in the site's face at this width.
  const path = `${pages.find((it) => /^\/es\/features\/.*delta-bar$/.test(it.path))?.path}`;

  for (const delay of [0, 20, 40, 60, 80, 100])
    test(`nothing moves if the font arrives ${delay} ms after it is asked for`, async ({
      page,
    }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await page.goto(path);
      await expect.poll(() => faceOf(page)).toBe('loaded');
      await painted(page);
      expect(await keepsHeight(page)).toBe(false);
    });

  test('the second page has the site’s face everywhere', async ({ page }) => {
    const usesFallback = () => page.evaluate(() => 'fallback' in document.documentElement.dataset);
    await page.goto('/es');
    expect(await usesFallback()).toBe(true);
    await expect.poll(() => faceOf(page)).toBe('loaded');
    await page.goto('/es/buy');
    expect(await usesFallback()).toBe(false);
    const faceOfText = () =>
      page.evaluate(() => {
        const [family] = getComputedStyle(document.body).fontFamily.split(',');
        return [...document.fonts].find((face) => face.family === family)?.status;
      });
    await expect.poll(faceOfText).toBe('loaded');
  });
});
