import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/deployed-site.ts';
import { fill, forms } from './fixtures/form-steps.ts';
import { holdBack } from './fixtures/hold-back.ts';
import { unfolding, unfolds } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';

// The browser's own messages about files that are gone.
test.use({ expectedMessages: [/Failed to load resource|MIME type/] });

/** The notices of parts whose code doesn’t arrive. */
const notices = (page: Page) =>
  page.getByText('This part didn’t load. Reload the page').filter({ visible: true });

/** Opens a page as a visitor does who leaves the tab open: everything that loads by itself has. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Opens a page whose clock only the test moves. */
async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await open(page, path);
  await page.clock.pauseAt(100_000);
}

test.describe('a tab from before a deploy', () => {
  test('follows the search link', async ({ page, deploy }) => {
    await open(page, '/risk');
    deploy();
    await page.locator('[rel=search]').click();
    await page.waitForURL('**/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('keeps the query when the search can’t load its texts', async ({ page, deploy }) => {
    await open(page, '/risk');
    await page.locator('[rel=search]').hover();
    await expect(page.locator('[rel=search]')).toHaveAttribute('data-hydrated');
    deploy();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('textbox', { name: 'Search' });
    await field.fill('value area');
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expect(field).toHaveValue('value area');
    await expect(dialog.getByRole('link').first()).toBeVisible();
  });

  test('follows the chat’s link', async ({ page, context, deploy }) => {
    await open(page, '/risk');
    deploy();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Chat with us' }).click();
    await (await opened).waitForURL('**/__sandbox/chat/send?**');
  });

  test('opens its menu, whose links work', async ({ page, deploy }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/es/risk');
    deploy();
    await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.getByRole('navigation').getByRole('link', { name: 'Precios' }).click();
    await page.waitForURL('**/es/buy');
  });

  test('follows an indicator’s link to its article', async ({ page, deploy }) => {
    await open(page, '/es');
    deploy();
    await page.getByRole('link', { name: 'Leer más Delta Swing' }).click();
    await page.waitForURL('**/es/features/otm-delta-swing');
  });

  test('follows a tab’s link', async ({ page, deploy }) => {
    await open(page, '/free-indicators/deltabar');
    const [, other] = await page.locator('main [data-live] a').all();
    const url = (await other?.getAttribute('href')) ?? '';
    deploy();
    await other?.click();
    await page.waitForURL(`**${url}`);
  });

  test('opens a video where it’s hosted', async ({ page, context, deploy }) => {
    await open(page, '/');
    deploy();
    const opened = context.waitForEvent('page');
    await page
      .locator('#what-is')
      .getByRole('link', { name: /^Play video/ })
      .click();
    await (await opened).waitForURL('**/__sandbox/video/**');
  });

  test('opens a testimonial’s video where it’s hosted', async ({ page, context, deploy }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/es');
    // The carousel's notice moves what is below it, and may come late.
    await unfolds(page);
    deploy();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Ver video.*Lucía/ }).click();
    await (await opened).waitForURL('**/__sandbox/video/**');
  });

  test('says that a replay isn’t available, and keeps its picture', async ({ page, deploy }) => {
    await open(page, '/features/otm-volume-profile');
    // The notice moves what is below it.
    await unfolds(page);
    deploy();
    const button = page.getByRole('button', { name: 'Replay this session' });
    await button.click();
    await expect(notices(page)).toHaveCount(1);
    await expect(button).toBeFocused();
    await expect(page.locator('#chart-profile').getByRole('img').first()).toBeVisible();
  });

  test('says that a replay can’t be loaded, if its button still has its code', async ({
    page,
    deploy,
  }) => {
    await open(page, '/es/features/otm-volume-profile');
    const button = page.getByRole('button', { name: 'Reproducir esta sesión' });
    await button.hover();
    await expect(page.locator('[data-hydrated]').filter({ has: button })).toHaveCount(1);
    deploy();
    await (await unfolding(button)).click();
    await expect(page.getByText('No se pudo cargar la reproducción.')).toBeVisible();
    await expect(page.locator('#chart-profile').getByRole('img').first()).toBeVisible();
  });

  test('says that the home page’s session can’t be replayed or computed again', async ({
    page,
    deploy,
  }) => {
    await open(page, '/');
    await unfolds(page);
    deploy();
    const parts = [
      ['.otm-session__replay', /trade by trade/],
      ['.otm-seed', /./],
    ] as const;
    for (const [index, [place, name]] of parts.entries()) {
      await page.locator(shorten(place)).getByRole('button', { name }).click();
      await expect(notices(page)).toHaveCount(index + 1);
    }
    await expect(page.getByLabel('Seed')).toHaveValue(/\d/);
  });

  test('keeps the list of questions and what was typed into its filter', async ({
    page,
    deploy,
  }) => {
    await open(page, '/features/frequently-asked-questions');
    await unfolds(page);
    deploy();
    const field = page.locator('main input').first();
    await field.fill('license');
    await expect(field).toHaveValue('license');
    await expect(page.locator('main summary').nth(3)).toBeVisible();
  });
});

test.describe('a form in a tab from before a deploy', () => {
  for (const form of [forms.contact, forms.contacto, forms.licence, forms.licencia])
    test(`${form.path} keeps the text and offers the e-mail address`, async ({ page, deploy }) => {
      await page.clock.install({ time: 0 });
      await open(page, form.path);
      await unfolds(page);
      // Its own code has loaded; that of the captcha has not.
      await page.locator('main form').hover();
      await expect(page.locator('[data-hydrated] form')).toBeVisible();
      deploy();
      await fill(page, form);
      await page.clock.runFor(10_500);
      await expect(
        page.locator(shorten('.otm-captcha-status')).getByRole('link', { name: '@' }),
      ).toBeVisible();
      for (const [label, text] of Object.entries(form.typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    });
});

test.describe('code that never arrives', () => {
  const hang = (page: Page, name: string) => page.route(`**/assets/${name}-*.js`, () => {});

  test('leads to the indicator’s article after 4 seconds', async ({ page }) => {
    await hang(page, 'indicator');
    await openPaused(page, '/');
    await page.getByRole('link', { name: 'Read more Delta Swing' }).click();
    await page.clock.runFor(3900);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(100);
    await page.waitForURL('**/features/otm-delta-swing');
  });

  test('says so after 4 seconds on the replay’s button, which works once it does', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/replay-*.js');
    await openPaused(page, '/features/otm-volume-profile');
    await unfolds(page);
    const button = page.getByRole('button', { name: 'Replay this session' });
    await button.click();
    await page.clock.runFor(4000);
    // Styles count the seconds, by a clock of their own.
    await expect(notices(page)).toHaveCount(1);
    release();
    await page.clock.resume();
    await expect(notices(page)).toHaveCount(0);
    await (await unfolding(button)).click();
    await expect(page.getByRole('slider').first()).toBeVisible();
  });
});
