import { expect, pages, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';
import { missingDocument } from '../fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

/** Buttons that send a form or lead to a purchase or a download; a review's only plays a video. */
const buttons = shorten(
  ':is(.otm-button[data-variant=primary], .otm-button[target], .otm-plan > .otm-button, [type=submit]):not(.otm-review a)',
);

/** Scrolls each of the buttons to the launcher's height, and returns those that it covers there. */
function coveredButtons(selector: string): readonly string[] {
  const launcher = document.querySelector('chat-widget a')?.getBoundingClientRect();
  if (!launcher) return [];
  const isCovered = (button: Element) => {
    const { top, bottom } = button.getBoundingClientRect();
    scrollBy({ top: (top + bottom - launcher.top - launcher.bottom) / 2, behavior: 'instant' });
    const box = button.getBoundingClientRect();
    return (
      box.left < launcher.right &&
      launcher.left < box.right &&
      box.top < launcher.bottom &&
      launcher.top < box.bottom
    );
  };
  return [...document.querySelectorAll(`main ${selector}`)]
    .filter((button) => button.checkVisibility() && isCovered(button))
    .map((button) => button.textContent ?? '');
}

for (const locale of ['en', 'es'])
  test(`at 360 px the launcher covers no button that sends or buys in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const covered: Record<string, readonly string[]> = {};
    let counted = 0;
    for (const { path } of pages.filter((it) => it.locale === locale)) {
      await page.goto(path);
      const names = await page.evaluate(coveredButtons, buttons);
      counted += await page.locator(`main ${buttons}`).count();
      if (names.length > 0) covered[path] = names;
    }
    expect(counted).toBeGreaterThan(40);
    expect(covered).toEqual({});
  });
