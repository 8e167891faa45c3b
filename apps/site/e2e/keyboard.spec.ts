import type { Page } from '@playwright/test';
import { painted } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

/** Presses keys and counts them, as a visitor without a mouse does. */
class Keyboard {
  readonly page: Page;
  keystrokes = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.keystrokes += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until an element that matches a selector has the focus. */
  async tabTo(selector: string): Promise<void> {
    do {
      await this.press('Tab');
      if (this.keystrokes > 15) throw new Error(`${selector} is more than 15 keystrokes away`);
    } while (!(await this.page.locator(`${selector}:focus`).count()));
    await expect(this.page.locator(selector).and(this.page.locator(':focus'))).toBeInViewport();
  }
}

for (const [path, buy, width] of [
  ['/', '/buy', 1280],
  ['/es', '/es/buy', 1280],
  ['/', '/buy', 360],
  ['/es', '/es/buy', 360],
] as const)
  test(`reaches a checkout link from ${path} within 15 keystrokes at ${width} px`, {
    tag: ['@wcag-2.1.1'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(`a[href="${buy}"]`);
    await keyboard.press('Enter');
    await page.waitForURL(buy, { waitUntil: 'load' });
    await painted(page);
    await keyboard.tabTo(shorten('.otm-skip-link'));
    await keyboard.press('Enter');
    await keyboard.tabTo('a[href^="/__sandbox/checkout/"]');
    expect(keyboard.keystrokes).toBeLessThanOrEqual(15);
  });

test('shows a focus ring on every stop of /es, covered by nothing', {
  tag: ['@wcag-2.4.7', '@wcag-2.4.11'],
}, async ({ page }) => {
  await page.goto('/es');
  let seen = 0;
  for (; seen < 120; seen += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      if (active === document.body) return undefined;
      // The chat's button is in the shadow root of its element.
      const element = (active.shadowRoot?.activeElement ?? active) as HTMLElement;
      const root = element.getRootNode() as Document | ShadowRoot;
      // A radio button or a card may draw the ring around its label.
      const card = element.closest('article, label');
      const ringed = [element, element.nextElementSibling, card].some(
        (it) =>
          it && ['', '::after'].some((part) => getComputedStyle(it, part).outlineStyle !== 'none'),
      );
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = root.elementFromPoint(left + width / 2, top + Math.min(height / 2, 200));
      const free = Boolean(hit && (element.contains(hit) || hit.contains(element)));
      return { name: `${element.tagName} ${element.innerText.slice(0, 40)}`, ringed, free };
    });
    if (!state) break;
    expect(state).toEqual({ name: state.name, ringed: true, free: true });
  }
  expect(seen).toBeGreaterThan(20);
});
