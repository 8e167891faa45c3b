import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const languages = [
  { path: '/', burger: 'Menu', close: 'Close the menu', pricing: 'Pricing', to: '/buy' },
  { path: '/es', burger: 'Menú', close: 'Cerrar el menú', pricing: 'Precios', to: '/es/buy' },
];

for (const { path, burger, close, pricing, to } of languages) {
  test(`the burger button of ${path} opens and closes the menu`, {
    tag: ['@wcag-2.1.2', '@wcag-2.4.3'],
  }, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('button', { name: burger, exact: true });
    const menu = page.getByRole('dialog', { name: burger, exact: true });
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-controls', 'side-menu');
    // The menu makes the button inert: an expanded state could never be met.
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).not.toHaveAttribute('aria-expanded');

    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.press('Enter');
    await menu.getByRole('button', { name: close }).click();
    await expect(menu).toBeHidden();

    await button.click();
    await page.mouse.click(4, 600);
    await expect(menu).toBeHidden();
  });

  test(`a menu link of ${path} navigates and closes the menu`, async ({ page }) => {
    await page.goto(path);
    const menu = page.getByRole('dialog', { name: burger, exact: true });
    await page.getByRole('banner').getByRole('button', { name: burger, exact: true }).click();
    const link = menu.getByRole('link', { name: pricing });
    // Stays on the page, to show what the click does to the menu.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await link.click();
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: burger, exact: true }).click();
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  });
}

test('shows the links in the top bar on wide screens and in the menu on small ones', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Home', 'Pricing', 'Free', 'Risk', 'Get Started'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/buy');
});
