import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

for (const [path, prices, tag, mark] of [
  ['/new-home', ['$99', '$199', '$299'], 'Best Value', 'Sample, not a real customer'],
  ['/es/new-home', ['$99', '$199', '$299'], 'La mejor opción', 'Muestra, no es un cliente real'],
] as const)
  test(`${path} shows three plans on request and links to those on sale`, async ({ page }) => {
    await page.goto(path);
    const prefix = path.replace('/new-home', '');
    const plans = page.locator('#plans').getByRole('article');
    await expect(plans).toHaveCount(3);
    for (const [index, price] of prices.entries()) {
      await expect(plans.nth(index).getByText(price, { exact: true })).toBeVisible();
      await expect(plans.nth(index).getByRole('link')).toHaveAttribute('href', `${prefix}/contact`);
    }
    await expect(plans.nth(1).getByRole('heading')).toContainText(tag);
    const targets = await page
      .getByRole('main')
      .locator(shorten('a.otm-button'))
      .evaluateAll((links) => links.map((it) => new URL((it as HTMLAnchorElement).href).pathname));
    expect([...new Set(targets)].toSorted()).toEqual([`${prefix}/buy`, `${prefix}/contact`]);
    const testimonials = page.locator('#testimonials');
    await expect(testimonials.getByRole('figure')).toHaveCount(3);
    await expect(testimonials.getByText(mark)).toHaveCount(3);
    await expect(testimonials.getByText(/no guarantee|no garantiza/)).toBeVisible();
  });

test('/new-home opens answers by keyboard without closing the others', async ({ page }) => {
  await page.goto('/new-home');
  const [first, second] = [
    page.locator('#questions summary').nth(0),
    page.locator('#questions summary').nth(1),
  ];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The indicators place no orders and run')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('There’s no demo version.')).toBeVisible();
  await expect(page.getByText('The indicators place no orders and run')).toBeVisible();
});

for (const [path, title, notice, names] of [
  [
    '/master-class',
    '3 Keys to be a Profitable Trader',
    'Don’t close this window until the class ends.',
    ['Schedule a meeting', 'Acquire the product'],
  ],
  [
    '/es/master-class',
    '3 claves para ser un trader rentable',
    'No cierres esta ventana hasta que termine la clase.',
    ['Agendar una reunión', 'Adquirir el producto'],
  ],
] as const)
  test(`${path} shows the class and opens its links in new tabs`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    const links = page.locator(shorten('.otm-class__actions')).getByRole('link');
    for (const [index, link] of ['Calendar', 'MasterClass'].entries()) {
      await expect(links.nth(index)).toContainText(names[index] ?? '');
      await expect(links.nth(index)).toHaveAttribute('href', `/__sandbox/link/${link}`);
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    }
    await page.locator(shorten('.otm-video__poster')).hover();
    await page.locator(shorten('.otm-video__poster')).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /\/sample-\w\w-master-class/);
  });

test('/master lists every missing setting with its file, and every page', async ({ page }) => {
  await page.goto('/master');
  const open = page.locator(shorten('.otm-problems__count strong'));
  expect(Number(await open.innerText())).toBeGreaterThan(10);
  const problems = page.getByRole('region', { name: 'Still to set' });
  await problems.getByText('Business facts').click();
  await expect(problems.getByText('business.email', { exact: true })).toBeVisible();
  await expect(problems.getByText('packages/content/src/business.ts')).toBeVisible();
  const pages = page.locator('#pages');
  for (const path of ['/buy', '/es/buy', '/install', '/es/glosario'])
    await expect(pages.getByRole('link', { name: path, exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open the inbox' }).click();
  await expect(page).toHaveURL('/__sandbox/inbox');
});

test('links nowhere to the owner’s page or the alternative home', async ({ page }) => {
  for (const path of ['/', '/es', '/buy', '/install', '/es/contact']) {
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).pathname));
    expect(links.filter((it) => /\/(?:master|new-home)$/.test(it))).toEqual([]);
  }
});
