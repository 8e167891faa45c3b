import type { Page } from '@playwright/test';
import { readDocuments } from './fixtures/documents.ts';
import { painted, rested } from './fixtures/painted.ts';
import { store, stored } from './fixtures/storage.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const { pages } = readDocuments('fixture');

test('the toggle opens the translation, stores the language, and keeps query, hash, scroll position and focus', {
  tag: ['@wcag-3.1.1', '@wcag-3.1.2', '@wcag-2.4.3', '@stored'],
}, async ({ page }) => {
  await page.goto('/?x=1#indicators');
  const heading = page.locator('#indicators-title');
  await rested(page);
  await page.evaluate(() => scrollBy({ top: 137, behavior: 'instant' }));
  await rested(page);
  const top = (await heading.boundingBox())?.y;

  // A locator's click would first scroll the page because of the sticky top bar.
  const toggle = await page.getByRole('link', { name: 'Español' }).boundingBox();
  await page.mouse.click((toggle?.x ?? 0) + 40, (toggle?.y ?? 0) + 20);
  await expect(page).toHaveURL('/es?x=1#indicators');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await rested(page);
  expect((await heading.boundingBox())?.y).toBeCloseTo(top ?? 0, -1);
  expect(await stored(page, 'otm_lang')).toBe('es');

  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL('/?x=1#indicators');
  await expect(page.getByRole('link', { name: 'Español' })).toBeFocused();
  expect(await stored(page, 'otm_lang')).toBe('en');
});

test('the toggle keeps the focus at the top of a page', { tag: '@stored' }, async ({ page }) => {
  await page.goto('/risk');
  await page.getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page).toHaveURL('/es/risk');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** One page of each kind: what differs between two terms or two posts is their text. */
const kinds = new Map(
  pages
    .filter(({ locale, path }) => locale === 'en' && path !== '/404')
    .map((page) => [page.path.replace(/(?<=\/[^/]+\/)[^/]+$/, ''), page]),
);

for (const { path, html } of kinds.values())
  test(`a returning Spanish visitor never sees an English frame at ${path}`, {
    tag: '@stored',
  }, async ({ page }) => {
    await store(page, { otm_lang: 'es' });
    const entries = await page.evaluate(() => history.length);
    const frames = await sampleFrames(page);
    await page.goto(`${path}?x=1&y=%26#content`);
    const [, alternate] = /hreflang="es" href="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    await expect(page).toHaveURL(`${alternate}?x=1&y=%26#content`);
    await painted(page);
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set(['es']));
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

for (const value of ['fr', 'EN', '"es"', '', '[object Object]', '__proto__', 'es '])
  test(`replaces the stored language ${JSON.stringify(value)} with en`, { tag: '@stored' }, async ({
    page,
  }) => {
    await store(page, { otm_lang: value });
    await page.goto('/buy');
    await expect(page).toHaveURL('/buy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page, 'otm_lang')).toBe('en');
  });

test('stores Spanish on a prefixed path and redirects unprefixed ones', { tag: '@stored' }, async ({
  page,
}) => {
  await page.goto('/es/risk');
  expect(await stored(page, 'otm_lang')).toBe('es');
  await page.goto('/buy');
  await expect(page).toHaveURL('/es/buy');
});

test('a page restored from the bfcache follows the language chosen in the meantime', {
  tag: '@stored',
}, async ({ page }) => {
  await page.goto('/buy?x=1');
  await page.evaluate(() => {
    localStorage.setItem('otm_lang', 'es');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/es/buy?x=1');
});

test.describe('on an unknown path', { tag: '@stored' }, () => {
  test.use({ expectedMessages: [missingDocument] });

  test('a returning Spanish visitor gets the empty page for an unknown post slug', async ({
    page,
  }) => {
    await store(page, { otm_lang: 'es' });
    await page.goto('/blog/nothing?x=1');
    await expect(page).toHaveURL('/es/blog/nothing?x=1');
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('a returning Spanish visitor gets the Spanish 404 page', async ({ page }) => {
    await store(page, { otm_lang: 'es' });
    await page.goto('/nowhere?x=1');
    await expect(page).toHaveURL('/es/nowhere?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PÁGINA NO ENCONTRADA');
  });
});

/** Records the language of every frame that shows text, in every document from now on. */
async function sampleFrames(page: Page): Promise<readonly string[]> {
  const frames: string[] = [];
  await page.exposeBinding('reportFrame', (_, lang: string) => frames.push(lang));
  await page.addInitScript(() => {
    const { reportFrame } = window as unknown as { reportFrame: (lang: string) => void };
    const sample = () => {
      if (document.body?.innerText.trim()) reportFrame(document.documentElement.lang);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
  return frames;
}

test('a page that finishes loading keeps the language chosen by its toggle', {
  tag: '@stored',
}, async ({ page }) => {
  await page.goto('/es/risk');
  const shownAfterToggle = (persisted: boolean) =>
    page.evaluate((it) => {
      localStorage.setItem('otm_lang', 'en');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: it }));
      return localStorage.getItem('otm_lang');
    }, persisted);
  expect(await shownAfterToggle(false)).toBe('en');
  expect(await shownAfterToggle(true)).toBe('es');
});
