import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { account, openChat, openPage, parts } from './open-page.ts';

const looks = {
  light: { html: 'lang="$"', data: {} },
  dark: { html: 'lang="$"', data: { theme: 'dark' } },
  'right-to-left': { html: 'lang="$" dir="rtl"', data: { dir: 'rtl' } },
};

/** `npm test` looks at each language in one theme, and right to left; `npm run test:all` at all. */
const usual = new Set(['light en', 'dark es', 'right-to-left en']);

for (const [look, { html, data }] of Object.entries(looks))
  for (const language of ['en', 'es'].filter(
    (it) => process.env.VERIFY || usual.has(`${look} ${it}`),
  ))
    for (const state of ['closed', 'typing', 'message'])
      test(`axe finds nothing ${state}, ${look}, ${language}`, async ({ page }) => {
        await page.clock.install();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const agents = JSON.stringify([{ name: 'Ana', role: 'Sales' }, { name: 'Luis' }]);
        await openPage(page, {
          html: html.replace('$', language),
          data: { ...account, ...data, agents },
        });
        const { launcher, log } = parts(page);
        await expect(launcher).toBeVisible();
        if (state !== 'closed') await launcher.click();
        if (state === 'message') {
          await page.clock.runFor(2000);
          await expect(log.locator('time')).toBeVisible();
        }
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        expect(passes.length).toBeGreaterThan(15);
      });

test('every target is at least 44 px wide and high', async ({ page }) => {
  const agents = JSON.stringify([{ name: 'Ana' }, { name: 'Luis' }]);
  await openPage(page, { data: { ...account, agents } });
  await parts(page).launcher.click();
  const sizes = await page
    .locator('chat-widget')
    .locator('button, textarea, label')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
  expect(sizes).toHaveLength(6);
  for (const { width, height } of sizes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('every control has a name and the window that opens is announced', async ({ page }) => {
  await openPage(page, { html: 'lang="es"' });
  const { launcher, close, input, send, log } = parts(page);
  await expect(launcher).toHaveAccessibleName('Chatea con nosotros');
  await launcher.click();
  await expect(close).toHaveAccessibleName('Cerrar');
  await expect(input).toHaveAccessibleName('Escribe un mensaje..');
  await expect(send).toHaveAccessibleName('Enviar por WhatsApp, otra ventana');
  await expect(log).toHaveAccessibleName('OTM Support');
});

test('reduced motion leaves nothing moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page);
  await parts(page).launcher.click();
  await expect(parts(page).log).toHaveText('Typing');
  const running = await parts(page).host.evaluate(
    (host) => host.shadowRoot?.getAnimations().length,
  );
  expect(running).toBe(0);
});

test('with motion only the dots move, and they come to rest', async ({ page }) => {
  await openPage(page);
  await parts(page).launcher.click();
  await expect(parts(page).log).toHaveText('Typing');
  const ends = await parts(page)
    .log.locator('i')
    .evaluate((dots) =>
      dots.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
  expect(ends).toEqual([2000]);
});

test('forced colors keep every control outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page);
  const { launcher, send, close, input, panel } = parts(page);
  await launcher.click();
  for (const control of [launcher, send, close, input, panel]) {
    const { border, width } = await control.evaluate((node) => {
      const style = getComputedStyle(node);
      return { border: style.borderTopColor, width: style.borderTopWidth };
    });
    expect(width).toBe('1px');
    expect(border).not.toMatch(/rgba\(.*, 0\)$/);
  }
  const colors = await launcher.evaluate((node) => ({
    icon: getComputedStyle(node, '::before').borderTopColor,
    ground: getComputedStyle(node).backgroundColor,
  }));
  expect(colors.icon).not.toBe(colors.ground);
});

// axe cannot determine the background of text in the top layer, so contrast is measured here.
for (const theme of ['light', 'dark'])
  test(`every text has a contrast of 4.5 and every control of 3 in ${theme}`, async ({ page }) => {
    await openPage(page, { data: { ...account, theme } });
    await parts(page).host.evaluate((host) => (host as HTMLElement & { notify(): void }).notify());
    const measure = () =>
      parts(page).host.evaluate((host) => {
        const root = host.shadowRoot as ShadowRoot;
        const canvas = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        }) as CanvasRenderingContext2D;
        const rgba = (color: string) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const light = ([red = 0, green = 0, blue = 0]: number[]) =>
          [red, green, blue]
            .map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
            .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
        const ground = (node: Element | null): number[] => {
          const color = node ? rgba(getComputedStyle(node).backgroundColor) : [255, 255, 255, 255];
          return color[3] === 255 ? color : ground((node as Element).parentElement);
        };
        const ratio = (selector: string, color = 'color', pseudo?: string) => {
          const node = root.querySelector(selector);
          if (!node) throw new Error(`The widget has no ${selector}.`);
          const style = getComputedStyle(node, pseudo) as unknown as Record<string, string>;
          const pair = [light(rgba(style[color] ?? '')), light(ground(node))].sort((a, b) => b - a);
          return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
        };
        return root.querySelector('[role=log] p')
          ? {
              text: [
                ratio('b'),
                ratio('header small'),
                ratio('[role=log] p'),
                ratio('time'),
                ratio('textarea'),
                ratio('textarea', 'color', '::placeholder'),
              ],
              control: [
                ratio('[part=launcher]'),
                ratio('[part=send]'),
                ratio('[part=close]'),
                ratio('textarea', 'borderTopColor'),
              ],
            }
          : { text: [ratio('sup')], control: [] };
      });
    const closed = await measure();
    await openChat(page);
    const open = await measure();
    expect(open.text).toHaveLength(6);
    for (const contrast of [...closed.text, ...open.text]) expect(contrast).toBeGreaterThan(4.5);
    for (const contrast of open.control) expect(contrast).toBeGreaterThan(3);
  });
