import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

for (const path of ['/', '/es', '/es/buy', '/order/0', '/free-indicators/vwap'])
  test(`the controls of ${path} keep a border in forced colors`, {
    tag: ['@wcag-1.4.11', '@wcag-1.4.1'],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const faint = await page.evaluate((controls) => {
      const background = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(element);
          const bordered = borderTopStyle !== 'none' && borderTopColor !== background;
          const drawn = element.querySelector('svg') !== null;
          return !bordered && !drawn && textDecorationLine === 'none';
        })
        .map((element) => element.textContent);
    }, shorten('a.otm-button, button'));
    expect(faint).toEqual([]);
    const first = page.getByRole('banner').getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    expect(ring).not.toBe('none');
  });

for (const path of ['/', '/es', '/buy', '/es/free-indicators/vwap'])
  test(`${path} has no animation under reduced motion`, { tag: ['@wcag-2.2.2'] }, async ({
    page,
  }) => {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
      return [...document.querySelectorAll('*')]
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(
          ({ style }) =>
            seconds(style.transitionDuration) > 0.02 ||
            (style.animationName !== 'none' && seconds(style.animationDuration) > 0.02),
        )
        .map(({ element }) => `${element.tagName}.${element.className}`);
    });
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

test('draws lines and muted text at full strength for more contrast', {
  tag: ['@wcag-1.4.11'],
}, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/free-indicators/deltabar');
  for (const theme of ['dark', 'light']) {
    const colors = await page.evaluate(
      ([it, ...names]) => {
        document.documentElement.dataset.theme = it;
        const style = getComputedStyle(document.documentElement);
        return names.map((name) => style.getPropertyValue(name));
      },
      [
        theme,
        ...['line', 'line-strong', 'ink-muted', 'ink'].map((name) => shorten(`--otm-${name}`)),
      ],
    );
    const [line, strong, muted, ink] = colors;
    expect([line, muted]).toEqual([strong, ink]);
  }
});
