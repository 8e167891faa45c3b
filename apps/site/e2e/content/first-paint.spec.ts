import type { Page, Request } from '@playwright/test';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { painted } from '../fixtures/painted.ts';
import { sampled } from '../fixtures/sampled.ts';
import { missingDocument } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** The largest paints: each a picture's URL, the storage notice or '' for other text. */
    largest?: string[];
  }
}

// The longest page of each kind in each language, and the lists of posts.
const longest = pages.toSorted((a, b) => b.html.length - a.html.length);
const kinds = Map.groupBy(longest, ({ locale, path }) => {
  if (/\/blog$/.test(path)) return `${locale} posts`;
  const [section = ''] = path
    .replace(/^\/es(?=\/|$)/, '')
    .split('/')
    .slice(1);
  return `${locale} ${section}`;
});

/** `npm run test:all` looks at every kind; `npm test` at some. */
const usual = new Set([
  'en ',
  'es ',
  'en buy',
  'es features',
  'en blog',
  'es posts',
  'en free-indicators',
  'es buscar',
]);
const paths = sampled([...kinds], ([kind]) => usual.has(kind)).flatMap(([, [model]]) =>
  model ? [model.path] : [],
);

// The 404 pages are sent with their status.
test.use({ expectedMessages: [missingDocument] });

/**
 * What a browser requests by its own choice, after the document: lazy pictures near the screen, and
 * the icon of the tab, which the headless shell has no place for.
 */
const isBrowsersChoice = (request: Request) =>
  request.resourceType() === 'image' || new URL(request.url()).pathname === '/favicon.svg';

/** Delays the font, as a slow connection would. Returns what the page requests, and its release. */
async function delayFont(page: Page) {
  const requested: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() && !isBrowsersChoice(request))
      requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    if (request.resourceType() === 'font') await released;
    await route.continue();
  });
  return { requested, release };
}

/** Records the largest paints. */
const watchPaints = () => {
  const largest: string[] = [];
  window.largest = largest;
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries() as LargestContentfulPaint[])
      largest.push(url || (element?.closest('[data-cookies]') ? 'the storage notice' : ''));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

test('there are pages of every kind', () => {
  expect(kinds.size).toBeGreaterThan(30);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of paths)
      test(`${path} paints its largest part without anything but the document`, async ({
        page,
      }) => {
        await page.addInitScript(watchPaints);
        // On a paused clock, no task follows the first frame.
        await page.clock.install({ time: '2026-03-01T10:00:00Z' });
        await page.clock.pauseAt('2026-03-01T10:00:01Z');
        const { release, requested } = await delayFont(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => page.evaluate(() => window.largest?.length)).toBeGreaterThan(0);
        expect(requested).toEqual(width < 960 ? [] : [expect.stringMatching('^font ')]);
        // The headless shell never requests it, other browsers as soon as it's linked.
        const manifest = page.locator('link[rel=manifest]');
        await expect(manifest).toHaveCount(0);
        await page.clock.resume();
        await expect(manifest).toHaveCount(1);
        await expect.poll(() => requested).toContainEqual(expect.stringMatching('^font '));
        release();
        await page.waitForLoadState('load');
        await painted(page);
        // Nothing that came later was painted larger.
        expect(await page.evaluate(() => window.largest?.filter(Boolean))).toEqual([]);
        const notice = page.locator('[data-cookies]');
        await page.clock.runFor(3000);
        if (await notice.count()) await expect(notice).toBeVisible();
        await painted(page);
        expect(await page.evaluate(() => window.largest)).not.toContain('the storage notice');
      });
  });

for (const path of paths)
  test(`${path} lets pictures below the first screen wait`, async ({ page }) => {
    await page.goto(path);
    const eager = await page.locator('img').evaluateAll((pictures) =>
      pictures
        .filter((it) => it.getBoundingClientRect().top + scrollY > innerHeight)
        .filter((it) => it.getAttribute('loading') !== 'lazy')
        .map((it) => it.getAttribute('src')),
    );
    expect(eager).toEqual([]);
  });
