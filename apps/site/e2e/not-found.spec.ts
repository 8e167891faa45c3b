import { expect, missingDocument, test } from './fixtures/test.ts';

test.use({ expectedMessages: [missingDocument] });

const english = [
  '/nowhere',
  '/risk/x',
  '/es-MX',
  '/%ZZ',
  '/%',
  '//evil.com/x',
  '/..%2f..%2fetc/passwd',
  '/BUY',
  '/<script>',
  '/index.php?x=1',
  '/404',
];
const spanish = ['/es/nada', '/es/%ZZ', '/es/buy/x', '/es/404'];

for (const path of english)
  test(`returns the English 404 page for ${path}`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(
      page.getByText('We looked everywhere for this page.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Are you sure the website URL is correct?', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go Back Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

for (const path of spanish)
  test(`returns the Spanish 404 page for ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PÁGINA NO ENCONTRADA');
    await expect(page.getByText('Buscamos esta página por todas partes.')).toBeVisible();
    await expect(page.getByText('¿Seguro que la dirección es correcta?')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio', exact: true }).click();
    await expect(page).toHaveURL('/es');
  });
