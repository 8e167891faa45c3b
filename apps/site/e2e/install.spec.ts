import type { Page } from '@playwright/test';
import { holdBack } from './fixtures/hold-back.ts';
import { unfolding } from './fixtures/painted.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

/** One path through the first decision tree per language, and its result. */
const ways = [
  {
    path: '/install',
    answers: ['No, or I see nothing there', 'Yes, it does', 'No, not yet'],
    send: 'Open the prepared email',
    subject: 'Installation: The indicator doesn’t load and the log shows a DLL error.',
  },
  {
    path: '/es/install',
    answers: ['No, o no veo nada ahí', 'Sí, ahí está', 'No, todavía no'],
    send: 'Abrir el correo preparado',
    subject: 'Instalación: El indicador no carga y el registro (log) muestra un error de DLL.',
  },
] as const;

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`${name} is more than 12 Tab stops away`);
}

async function answerByKeyboard(page: Page, way: (typeof ways)[number]): Promise<void> {
  await page.goto(way.path);
  await page.locator(shorten('#dll-error .otm-video__poster')).focus();
  for (const answer of way.answers) {
    await tabTo(page, answer);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, way.send);
}

for (const way of ways) {
  test(`${way.path} goes through a tree by keyboard to a prepared message`, async ({ page }) => {
    await answerByKeyboard(page, way);
    const link = page.getByRole('link', { name: way.send });
    await expect(link).toBeFocused();
    const { pathname, protocol, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe('mailto:support@example.com');
    expect(searchParams.get('subject')).toBe(way.subject);
    const body = searchParams.get('body') ?? '';
    for (const answer of way.answers) expect(body).toContain(answer);
    expect(body.match(/^- /gm)).toHaveLength(way.answers.length + 5);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${way.path} works the same, without the system check`, async ({ page }) => {
      await page.goto(way.path);
      for (const answer of way.answers)
        await page.getByText(answer).filter({ visible: true }).click();
      await expect(page.getByRole('link', { name: way.send })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.locator(shorten('.otm-requirements__check'))).toBeHidden();
    });
  });
}

test('opens one of two answers at a time', async ({ page }) => {
  await page.goto('/install');
  const [yes, no] = ['Yes, it did', 'No, no window opened'].map((name) => page.getByText(name));
  await yes?.click();
  await expect(page.getByText('Are the two IDs the same?')).toBeVisible();
  await no?.click();
  await expect(page.getByText('Are the two IDs the same?')).toBeHidden();
  await expect(page.getByText('What do you see after Ctrl+I?')).toBeVisible();
});

test('links a changed machine ID to the license form', async ({ page }) => {
  await page.goto('/es/install');
  for (const answer of ['Sí, se abrió', 'No, el ID cambió']) await page.getByText(answer).click();
  await page.getByRole('link', { name: 'Ir al formulario de licencia' }).click();
  await expect(page).toHaveURL('/es/licence');
});

test('shows both groups with steps next to every video, with different videos per language', {
  tag: ['@wcag-1.2.3'],
}, async ({ page }) => {
  const videos = new Map<string, readonly string[]>();
  for (const path of ['/install', '/es/install']) {
    await page.goto(path);
    for (const guide of await page.getByRole('article').all()) {
      await expect(guide.getByRole('heading', { level: 3 })).toBeVisible();
      expect(await guide.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(
        2,
      );
    }
    await expect(page.locator('#installation').getByRole('article')).toHaveCount(3);
    await expect(page.locator('#errors').getByRole('article')).toHaveCount(2);
    const links = await page.locator(shorten('.otm-video__poster')).all();
    videos.set(
      path,
      await Promise.all(links.map(async (it) => `${await it.getAttribute('href')}`)),
    );
  }
  const [english = [], spanish = []] = [...videos.values()];
  expect(new Set([...english, ...spanish]).size).toBe(10);
});

test('links the table of contents to its sections', async ({ page }) => {
  await page.goto('/install');
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Uninstall').click();
  await expect(page).toHaveURL('/install#uninstall');
  await expect(page.getByRole('heading', { name: 'Uninstall' })).toBeInViewport();
});

test.describe('the system check', () => {
  test('reads what the browser exposes without any request', async ({
    page,
    context,
    remembers,
  }) => {
    await page.goto('/install');
    const check = page.getByRole('button', { name: 'Check this computer' });
    await check.scrollIntoViewIfNeeded();
    await check.hover();
    await expect(page.locator('[data-hydrated]').filter({ has: check })).toHaveCount(1);
    const stored = () =>
      remembers && page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
    const before = await stored();
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await check.click();
    const cell = (name: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell');
    await expect(cell('System').last()).toHaveText('Linux. Below minimum.');
    await expect(cell('Screen').last()).toHaveText('1280 × 800. OK.');
    await expect(cell('Processor').last()).toContainText(
      /Logical processors: \d+, .*A browser can’t tell/,
    );
    for (const name of ['.NET Framework', 'Graphics'])
      await expect(cell(name).last()).toHaveText('A browser can’t tell.');
    await expect(page.getByRole('status').filter({ hasText: 'OK:' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
    const mail = page.getByRole('link', { name: 'Email us this result' });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('System: Linux.');
    expect(requests).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('replays a click that arrives before the code', async ({ page, context }) => {
    const release = await holdBack(context, '**/assets/requirement-check*.js');
    await page.goto('/es/install');
    await (await unfolding(page.getByRole('button', { name: 'Comprobar este equipo' }))).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    release();
    await expect(page.getByRole('columnheader', { name: 'Este equipo' })).toBeVisible();
  });

  test.describe('when its code fails to load', () => {
    test.use({ expectedMessages: [/net::ERR_FAILED/] });

    test('keeps the table of requirements', async ({ page, context }) => {
      await context.route('**/assets/requirement-check*.js', (route) => route.abort());
      await page.goto('/install');
      await page.getByRole('button', { name: 'Check this computer' }).click();
      await expect(page.getByRole('row')).toHaveCount(7);
      await expect(page.getByRole('cell', { name: '1024 × 768' })).toBeVisible();
    });
  });
});
