import type { Page } from '@playwright/test';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, test } from '../fixtures/owner-site.ts';
import { longestOfKinds } from '../fixtures/page-models.ts';
import { sampled } from '../fixtures/sampled.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

/** Buttons that send a form or lead to a purchase or a download; a review's only plays a video. */
const buttons = shorten(
  'main :is(.otm-button[data-variant=primary], .otm-button[target], .otm-plan > .otm-button, [type=submit]):not(.otm-review a)',
);

/** The launcher, and the scroll-to-top button, which shows once a page is scrolled. */
const floating = ['chat-widget a', '[data-top]'];

/**
 * Forty pages of one language to a test: a new browser context takes longer than a page's checks, and
 * the boot script sends a visitor who has read Spanish to the Spanish pages.
 */
const batchSize = 40;
const longest = longestOfKinds(pages);
const chosen = sampled(pages, (page) => longest.includes(page));
const batches = [...Map.groupBy(chosen, ({ locale }) => locale).values()].flatMap((list) =>
  Array.from({ length: Math.ceil(list.length / batchSize) }, (_, batch) =>
    list.slice(batch * batchSize, (batch + 1) * batchSize),
  ),
);

for (const batch of batches)
  test(`${batch.at(0)?.path} to ${batch.at(-1)?.path} fit 320 px, and nothing floats over their buttons at 360`, {
    tag: ['@wcag-1.4.10', '@wcag-1.3.4', '@wcag-2.5.8'],
  }, async ({ page }) => {
    for (const { path } of batch)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        await open(page, path);
        expect.soft(await overflowOf(page), `${path}: overflow at 320 px`).toBeLessThanOrEqual(0);
        expect.soft(await smallTargets(page), `${path}: targets below 24 px`).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        const covered = await page.evaluate(coveredButtons, { floating, buttons });
        expect.soft(covered, `${path}: covered buttons`).toEqual([]);
      });
  });

const guides = pages.filter(
  ({ path, html }) => /\/features\//.test(path) && html.includes('<figure'),
);

test('every guide shows its first figure in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(guides.length).toBeGreaterThan(20);
  // Spanish titles are longer.
  for (const { path } of sampled(guides, ({ locale }) => locale === 'es')) {
    await page.goto(path);
    const figure = page.locator('article figure').first();
    // With its first lines, not its border alone.
    expect.soft((await figure.boundingBox())?.y, path).toBeLessThan(820);
  }
});

/** Opens a page and expects it in place, with the policy that only a header can declare. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(/\/404$/.test(path) ? 404 : 200);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Scrolls each of the buttons to the height of each floating one, and returns what covers what. */
function coveredButtons({
  floating,
  buttons,
}: {
  readonly floating: readonly string[];
  readonly buttons: string;
}): readonly string[] {
  const covers = (cover: HTMLElement) => (button: Element) => {
    cover.hidden = false;
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    const before = button.getBoundingClientRect();
    scrollBy({ top: (before.top + before.bottom - top - bottom) / 2, behavior: 'instant' });
    const box = button.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  };
  const visible = [...document.querySelectorAll(buttons)].filter((it) => it.checkVisibility());
  // The slim layout has neither of the floating ones.
  return floating.flatMap((selector) => {
    const cover = document.querySelector<HTMLElement>(selector);
    return cover
      ? visible.filter(covers(cover)).map((it) => `${selector} covers ${it.textContent}`)
      : [];
  });
}

test('there are buttons, and pages with something floating', () => {
  const main = pages.map(({ html }) => html.slice(html.indexOf('<main')));
  expect(main.filter((html) => html.includes('data-variant="primary"')).length).toBeGreaterThan(25);
  expect(main.filter((html) => html.includes('<chat-widget')).length).toBeGreaterThan(25);
  expect(main.filter((html) => html.includes('data-top')).length).toBeGreaterThan(25);
});
