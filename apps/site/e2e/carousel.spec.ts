import type { Page } from '@playwright/test';
import { shorten } from './fixtures/short-names.ts';
import { stopClock } from './fixtures/stop-clock.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.locator(shorten('.otm-carousel'));
const names = ['Lucía R.', 'Andrés M.', 'Carolina V.'];

/** The reviewers whose cards are entirely within the carousel, from left to right. */
const shown = (page: Page) =>
  carousel(page).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('figure')]
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1 && box.width > 0)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ card }) => card.querySelector('strong')?.textContent);
  });

/** Opens the Spanish home page and waits until the carousel has hydrated. */
async function openCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/es');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator(shorten('[data-hydrated] .otm-carousel'))).toBeVisible();
  if (width < 1024) await expect(page.locator('.slick-initialized')).toBeVisible();
}

test('is not on the English home page', async ({ page }) => {
  await page.goto('/');
  await expect(carousel(page)).toHaveCount(0);
  await expect(page.locator('#reviews')).toHaveCount(0);
});

for (const [width, count] of [
  [1440, 3],
  [768, 2],
  [360, 1],
] as const)
  test(`shows ${count} of three reviews at ${width} px`, async ({ page }) => {
    await openCarousel(page, width);
    await expect.poll(() => shown(page)).toEqual(names.slice(0, count));
    await expect(carousel(page).getByText('Muestra, no es un cliente real').first()).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1440, 360])
    test(`is a list that scrolls natively at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/es');
      const list = carousel(page).getByRole('list');
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(list).toHaveCSS('overflow-x', 'auto');
      const last = list.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    });
});

test('rotates by one every 3000 ms within 400 ms, and labels its button accordingly', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await openCarousel(page, 768);
  await page.mouse.move(4, 4);
  await stopClock(page);
  const start = page.getByRole('button', { name: 'Iniciar la rotación' });
  const stop = page.getByRole('button', { name: 'Detener la rotación' });
  const announced = carousel(page).locator('[aria-live]');
  await expect(announced).toHaveAttribute('aria-live', 'off');

  // Lets a transition that has started end first.
  await page.clock.runFor(400);
  await stop.click();
  await expect(start).toBeFocused();
  await expect(announced).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(4, 4);
  await expect.poll(() => shown(page)).toHaveLength(2);
  const before = await shown(page);
  await page.clock.runFor(10_000);
  expect(await shown(page)).toEqual(before);

  await start.click();
  await expect(stop).toBeVisible();
  await page.mouse.move(4, 4);
  await page.clock.runFor(2900);
  expect(await shown(page)).toEqual(before);
  await page.clock.runFor(200);
  await expect(page.locator('.slick-track')).toHaveCSS('transition-duration', '0.4s');
  await page.clock.runFor(400);
  const next = [before[1], names.find((name) => !before.includes(name))];
  await expect.poll(() => shown(page)).toEqual(next);
});

test('stops rotating for good on keyboard focus', { tag: ['@wcag-2.2.2'] }, async ({ page }) => {
  await openCarousel(page, 768);
  const stop = page.getByRole('button', { name: 'Detener la rotación' });
  await stop.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Testimonio anterior' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Iniciar la rotación' })).toBeVisible();
  await page.getByRole('link', { name: 'OTM' }).first().focus();
  await expect(page.getByRole('button', { name: 'Iniciar la rotación' })).toBeVisible();
});

test('pauses the rotation on hover', { tag: ['@wcag-2.2.2'] }, async ({ page }) => {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await openCarousel(page, 768);
  await stopClock(page);
  // Lets a transition that has started end first.
  await page.clock.runFor(400);
  await page.locator('.slick-list').hover();
  await expect.poll(() => shown(page)).toHaveLength(2);
  const before = await shown(page);
  await page.clock.runFor(10_000);
  expect(await shown(page)).toEqual(before);
});

test('moves by one and keeps the focus on its buttons', {
  tag: ['@wcag-2.5.1', '@wcag-2.5.7', '@wcag-2.4.3'],
}, async ({ page }) => {
  await openCarousel(page, 360);
  const next = page.getByRole('button', { name: 'Testimonio siguiente' });
  const previous = page.getByRole('button', { name: 'Testimonio anterior' });
  await next.focus();
  await next.press('Enter');
  await expect.poll(() => shown(page)).toEqual(['Andrés M.']);
  await expect(next).toBeFocused();
  await previous.click();
  await expect.poll(() => shown(page)).toEqual(['Lucía R.']);
});

test('makes hidden slides and clones inert', { tag: ['@wcag-2.4.3', '@wcag-4.1.2'] }, async ({
  page,
}) => {
  await openCarousel(page, 360);
  const hidden = page.locator('.slick-slide[aria-hidden=true]');
  expect(await hidden.count()).toBeGreaterThan(1);
  expect(
    await hidden.evaluateAll((slides) => slides.every((it) => (it as HTMLElement).inert)),
  ).toBe(true);
  await page.getByRole('button', { name: 'Testimonio siguiente' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Lucía R\./ })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await carousel(page).locator(':focus').count()).toBe(0);
  const slides = carousel(page).getByRole('group', { name: /^\d \/ 3$/ });
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAttribute('aria-roledescription', 'diapositiva');
});

for (const [distance, name] of [
  [70, 'Lucía R.'],
  [95, 'Andrés M.'],
] as const)
  test(`shows ${name} after a drag of ${distance} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page, 360);
    const box = await page.locator('.slick-list').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - distance / 2, y, { steps: 4 });
    await page.mouse.move(x - distance, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => shown(page)).toEqual([name]);
  });

test('doesn’t rotate under reduced motion until the visitor starts it', {
  tag: ['@wcag-2.2.2'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-03-01T10:00:00Z' });
  await openCarousel(page, 360);
  await expect(page.getByRole('button', { name: 'Iniciar la rotación' })).toBeVisible();
  await page.mouse.move(4, 4);
  await page.clock.runFor(10_000);
  expect(await shown(page)).toEqual(['Lucía R.']);
});
