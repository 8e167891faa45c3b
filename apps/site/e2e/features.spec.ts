import { unfolding } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { store } from './fixtures/storage.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const headings = [
  'OTM As A System',
  'Indicators Explanation',
  'Strategies',
  'Are you ready? Check this to start',
];

test.describe('the menu of the guide', () => {
  test('lists 14 articles under four headings and marks the current one', {
    tag: ['@wcag-2.4.5', '@wcag-3.2.3'],
  }, async ({ page }) => {
    await page.goto('/features/otm-delta-bar');
    const menu = page.getByRole('navigation', { name: 'How to use' });
    for (const heading of headings) await expect(menu.getByText(heading)).toBeVisible();
    await expect(menu.getByRole('listitem')).toHaveCount(14);
    await expect(menu.locator('[aria-current=page]')).toHaveText('Delta Bar');
    await expect(menu.getByRole('link', { name: 'Glossary' })).toBeVisible();
  });

  test('scrolls back to the current card, and to the top of another one', async ({ page }) => {
    await page.goto('/features/otm-delta-bar');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const menu = page.getByRole('navigation', { name: 'How to use' });
    await menu.getByRole('link', { name: 'Delta Bar' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    await expect(page).toHaveURL('/features/otm-delta-bar#card');
    await menu.getByRole('link', { name: 'Momentum' }).click();
    await expect(page).toHaveURL('/features/momentum-strategy#card');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  // Set before the page opens: a page that gets it later looks for its font again, and may shift.
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)
    test(`scrolls with behavior ${behavior} where reduced motion is ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/features/otm-delta-bar');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    });

  test('collapses on a phone, and its links scroll past it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/es/features/otm-delta-bar');
    const menu = page.getByRole('navigation', { name: 'Cómo se usa' });
    await expect(menu.getByRole('link', { name: 'VWAP' })).toBeHidden();
    await menu.locator('summary').press('Enter');
    await menu.getByRole('link', { name: 'VWAP' }).click();
    await expect(page).toHaveURL('/es/features/otm-wap#card');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // The menu is above the top of the viewport, or under the top bar.
    await expect.poll(async () => (await page.locator('#card').boundingBox())?.y).toBeLessThan(120);
  });
});

test.describe('the path of an article', () => {
  test.use({ expectedMessages: [missingDocument] });

  for (const [path, status] of [
    ['/features', 200],
    ['/features/', 200],
    ['/features/nothing', 404],
    ['/features/otm%20wap', 404],
  ] as const)
    test(`${path} shows the first article and isn't listed`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('OTM');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/features\/how-we-use-otm$/,
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

  for (const [from, to] of [
    ['/features/estrategia-momentum', '/features/momentum-strategy'],
    ['/es/features/momentum-strategy', '/es/features/estrategia-momentum'],
    ['/es/features/payments', '/es/features/pagos'],
    ['/features/opiniones', '/features/reviews'],
  ] as const)
    test(`${from} redirects to ${to} without a history entry`, async ({ page }) => {
      await page.goto('about:blank');
      const entries = await page.evaluate(() => history.length);
      await page.goto(`${from}?aff=a1#card`);
      await expect(page).toHaveURL(`${to}?aff=a1#card`);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });

  test('redirects an unprefixed Spanish slug for a returning Spanish visitor', {
    tag: '@stored',
  }, async ({ page }) => {
    await store(page, { otm_lang: 'es' });
    await page.goto('/features/estrategia-reversals');
    await expect(page).toHaveURL('/es/features/estrategia-reversals');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('stays on the same article when the language changes', async ({ page }) => {
    await page.goto('/features/frequently-asked-questions');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/features/preguntas-frecuentes');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/features/frequently-asked-questions');
  });

  test('keeps the referral code', { tag: '@stored' }, async ({ page }) => {
    await page.goto('/features/otm-wap?aff=a1');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL('/features/otm-bar-timer?aff=a1');
  });
});

test.describe('the FAQ', () => {
  test('has 20 questions, and a hash opens one and focuses its answer', async ({ page }) => {
    await page.goto('/features/frequently-asked-questions#q7');
    const questions = page.locator(shorten('details.otm-question'));
    await expect(questions).toHaveCount(20);
    await expect(questions.nth(6)).toHaveAttribute('open');
    await expect(page.locator('#q7')).toBeInViewport();
    await expect(page.locator('#q7')).toBeFocused();
    await expect(questions.nth(6).locator('summary')).toBeInViewport();
    await expect(questions.nth(7)).not.toHaveAttribute('open');
  });

  test('opens a question by keyboard', async ({ page }) => {
    await page.goto('/es/features/preguntas-frecuentes');
    const question = page.locator(shorten('details.otm-question')).nth(2);
    await question.locator('summary').press('Space');
    await expect(page.locator('#q3')).toBeVisible();
  });

  test('filters questions and answers, ignoring case and accents', async ({ page }) => {
    await page.goto('/es/features/preguntas-frecuentes');
    const field = page.getByRole('searchbox', { name: 'Filtrar las preguntas' });
    await field.hover();
    await expect(page.locator('[data-hydrated] input[type=search]')).toBeVisible();
    await field.pressSequentially('MAQUINA');
    const shown = page.locator(shorten('details.otm-question:visible'));
    expect(await shown.count()).toBeGreaterThan(0);
    expect(await shown.count()).toBeLessThan(20);
    for (const text of await shown.allTextContents()) expect(text).toMatch(/máquina/i);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially('qwertz');
    await expect(page.getByRole('status').first()).toContainText('support@example.com');
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await expect(shown).toHaveCount(20);
  });
});

test('opens the definition of a term, and closes it and returns the focus on Escape', async ({
  page,
}) => {
  await page.goto('/features/otm-delta-bar');
  const term = page.locator(shorten('.otm-article button.otm-term')).first();
  const definition = page.locator(shorten('.otm-definition:popover-open'));
  await term.press('Enter');
  await expect(definition).toBeInViewport();
  await definition.getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.click();
  await definition.getByRole('link').click();
  await expect(page).toHaveURL(/\/glossary\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('shows a still chart until the visitor starts the replay', async ({ page }) => {
  await page.goto('/es/features/otm-volume-profile');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await (await unfolding(page.getByRole('button', { name: 'Reproducir esta sesión' }))).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('starts, steps and configures a replay, and announces it politely', {
    tag: ['@wcag-2.5.7', '@wcag-2.5.1', '@wcag-4.1.3'],
  }, async ({ page }) => {
    await page.goto('/features/otm-volume-profile');
    await (await unfolding(page.getByRole('button', { name: 'Replay this session' }))).tap();
    const position = page.getByRole('slider', { name: 'Position in the session' });
    // Continues from what the still chart shows: the entire session.
    await expect(position).toHaveValue('9000');
    await page.getByRole('button', { name: 'From the open' }).tap();
    await page.getByRole('button', { name: 'One trade' }).tap();
    await expect(position).toHaveValue('1');
    const share = page.getByRole('slider', { name: 'Value area' });
    const { width, height } = (await share.boundingBox()) ?? { width: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await share.tap({ position: { x: width - 2, y: height / 2 } });
    await expect(share).toHaveAttribute('aria-valuetext', '90%');
    await expect(page).toHaveURL(/#replay=profile&.*at=1&.*percent=90$/);
    await expect(page.getByRole('status').filter({ hasText: 'point of control' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the FAQ, the definitions and the menu work', async ({ page }) => {
    await page.goto('/features/frequently-asked-questions');
    await page.locator(shorten('details.otm-question summary')).first().click();
    await expect(page.locator('#q1')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/features/otm-delta-bar');
    await page.locator(shorten('.otm-term')).first().click();
    await expect(page.locator(shorten('.otm-definition:popover-open'))).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await page.locator(shorten('.otm-guide__menu summary')).click();
    await expect(page.getByRole('link', { name: 'VWAP' })).toBeVisible();
  });
});
