import { expect, pages, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

/** Buttons that send a form or lead to a purchase or a download; a review's only plays a video. */
const buttons = shorten(
  ':is(.otm-button[data-variant=primary], .otm-button[target], .otm-plan > .otm-button, [type=submit]):not(.otm-review a)',
);

/** The launcher, and the scroll-to-top button, which shows once a page is scrolled. */
const floating = ['chat-widget a', '[data-top]'] as const;

/** Scrolls each of the buttons to the height of a floating one, and returns those that it covers. */
function coveredButtons([selector, buttons]: readonly string[]): readonly string[] {
  const cover = document.querySelector(selector ?? '') as HTMLElement;
  cover.hidden = false;
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  const isCovered = (button: Element) => {
    const before = button.getBoundingClientRect();
    scrollBy({ top: (before.top + before.bottom - top - bottom) / 2, behavior: 'instant' });
    const box = button.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  };
  return [...document.querySelectorAll(`main ${buttons}`)]
    .filter((button) => button.checkVisibility() && isCovered(button))
    .map((button) => `${selector} covers ${button.textContent}`);
}

for (const locale of ['en', 'es'])
  test(`at 360 px neither the launcher nor the scroll-to-top button covers a button that sends or buys in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const covered: Record<string, readonly string[]> = {};
    const counted = floating.map(() => 0);
    for (const { path } of pages.filter((it) => it.locale === locale)) {
      await page.goto(path);
      const count = await page.locator(`main ${buttons}`).count();
      for (const [index, selector] of floating.entries()) {
        // The slim layout has neither.
        if (!(await page.locator(selector).count())) continue;
        const names = await page.evaluate(coveredButtons, [selector, buttons]);
        if (names.length > 0) covered[path] = [...(covered[path] ?? []), ...names];
        counted[index] = (counted[index] ?? 0) + count;
      }
    }
    expect(Math.min(...counted)).toBeGreaterThan(25);
    expect(covered).toEqual({});
  });
