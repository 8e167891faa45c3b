import { expect, type Page, test } from '@playwright/test';
import { serveContactPages, type Visit } from './contact-page.ts';

let pages: Awaited<ReturnType<typeof serveContactPages>>;
test.beforeAll(async () => {
  pages = await serveContactPages();
});
test.afterAll(() => pages.close());

/** Opens the page and waits until the loader listens. */
async function visit(page: Page, contact: Visit) {
  await page.goto(pages.urlOf(contact));
  await page.locator('html[data-ready]').waitFor();
}

/** The page's link, which becomes the launcher. */
const launcherOf = (page: Page) => page.locator('chat-widget > a');

/** Finds the middle of the launcher. */
async function centerOf(page: Page) {
  const box = await launcherOf(page).boundingBox();
  if (!box) throw new Error('The page shows no launcher.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches the launcher for some time, as a finger does. */
async function touch(page: Page, duration: number) {
  const session = await page.context().newCDPSession(page);
  const touchPoints = [await centerOf(page)];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(duration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const contacts: Record<string, { hasTouch?: boolean; act: (page: Page) => Promise<void> }> = {
  'a mouse click': {
    act: async (page) => {
      const { x, y } = await centerOf(page);
      await page.mouse.click(x, y);
    },
  },
  'a touch of 60 ms': { hasTouch: true, act: (page) => touch(page, 60) },
  'a touch of 150 ms': { hasTouch: true, act: (page) => touch(page, 150) },
  'a touch of 600 ms': { hasTouch: true, act: (page) => touch(page, 600) },
  'Tab and Enter': {
    act: async (page) => {
      await page.keyboard.press('Tab');
      await expect(launcherOf(page)).toBeFocused();
      await page.keyboard.press('Enter');
    },
  },
};

for (const [contact, { hasTouch = false, act }] of Object.entries(contacts))
  test.describe(contact, () => {
    test.use({ hasTouch, viewport: hasTouch ? { width: 360, height: 740 } : null });

    for (const latency of [0, 300, 1500])
      test(`opens the panel when the code takes ${latency} ms`, async ({ page, context }) => {
        await visit(page, { outcome: 'ok', latency });
        await act(page);
        await expect(page.getByRole('dialog', { name: 'Acme' })).toBeVisible();
        await expect(page.getByRole('textbox')).toBeFocused();
        expect(context.pages()).toHaveLength(1);
      });

    for (const outcome of ['refused', '404', 'hanging'] as const)
      test(`follows the link when the code is ${outcome}`, async ({ page, context }) => {
        await visit(page, { outcome, latency: 0 });
        const opening = context.waitForEvent('page');
        const start = Date.now();
        await act(page);
        await expect((await opening).getByText('Messaging app')).toBeVisible();
        if (outcome === 'hanging') expect(Date.now() - start).toBeGreaterThan(3900);
        // The next click has nothing to wait for: it does not open the link twice.
        expect(context.pages()).toHaveLength(2);
      });
  });

/** Box, label and focus of the launcher. */
const look = (page: Page) =>
  launcherOf(page).evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const { backgroundColor, color, borderRadius } = getComputedStyle(link);
    const isFocused = document.activeElement === link;
    return { box: [x, y, width, height], backgroundColor, color, borderRadius, isFocused };
  });

for (const width of [360, 1280])
  test(`upgrading moves neither pixels nor focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, { outcome: 'ok', latency: 300 });
    await page.keyboard.press('Tab');
    const before = await look(page);
    expect(before.isFocused).toBe(true);
    const picture = await page.screenshot();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(await look(page)).toEqual(before);
    expect((await page.screenshot()).equals(picture)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('hovering upgrades under the pointer, and the click there opens the panel', async ({
  page,
}) => {
  await visit(page, { outcome: 'ok', latency: 0 });
  const { x, y } = await centerOf(page);
  await page.mouse.move(x - 40, y);
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click with Control opens the link in a new tab, before and after the upgrade', async ({
  page,
  context,
}) => {
  await visit(page, { outcome: 'ok', latency: 0 });
  for (const count of [2, 3]) {
    await launcherOf(page).click({ modifiers: ['Control'] });
    await expect.poll(() => context.pages().length).toBe(count);
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the space bar opens the panel once the link is a button', async ({ page }) => {
  await visit(page, { outcome: 'ok', latency: 0 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a second try loads the code that failed before', async ({ page, context }) => {
  await visit(page, { outcome: 'refused', latency: 0 });
  const opening = context.waitForEvent('page');
  await launcherOf(page).click();
  await opening;
  await page.route('**/code/**', (route) =>
    route.fulfill({ path: 'dist/element.js', contentType: 'text/javascript' }),
  );
  await page.bringToFront();
  await launcherOf(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a method that is called before the code is there loads it and waits', async ({ page }) => {
  await visit(page, { outcome: 'ok', latency: 300 });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate(() => {
    const host = document.querySelector('chat-widget');
    host?.set({ name: 'Renamed' });
    host?.open();
  });
  await expect(page.getByRole('dialog', { name: 'Renamed' })).toBeVisible();
  await page.evaluate(() => document.querySelector('chat-widget')?.close());
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('the notification without any intent', () => {
  /** Requests for the element's code. */
  const watchCode = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/code/')) requests.push(request.url());
    });
    return requests;
  };

  test('loads the code shortly before it is due', async ({ page }) => {
    const requests = watchCode(page);
    await page.clock.install();
    await visit(page, { outcome: 'ok', latency: 0 });
    await page.clock.runFor(170_000);
    expect(requests).toEqual([]);
    await page.clock.runFor(6000);
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(requests).toHaveLength(1);
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Chat with us (1)' })).toBeVisible();
  });

  test('never loads the code of a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requests = watchCode(page);
    await page.clock.install();
    await visit(page, { outcome: 'ok', latency: 0 });
    await page.clock.runFor(400_000);
    expect(requests).toEqual([]);
  });

  test('does not count the time in a hidden tab', async ({ page }) => {
    const requests = watchCode(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await page.clock.install();
    await visit(page, { outcome: 'ok', latency: 0 });
    await page.clock.runFor(100_000);
    await hide(true);
    await page.clock.runFor(1_000_000);
    await hide(false);
    await page.clock.runFor(70_000);
    expect(requests).toEqual([]);
    await page.clock.runFor(6000);
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Chat with us (1)' })).toBeVisible();
  });
});
