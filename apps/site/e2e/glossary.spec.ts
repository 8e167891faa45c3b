import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

const glossaries = [
  ['/glossary', 'Order flow glossary', 'en'],
  ['/es/glosario', 'Glosario de order flow', 'es'],
] as const;

for (const [path, title, locale] of glossaries)
  test.describe(path, () => {
    test('lists its terms by name', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const names = await page.locator(shorten('.otm-entry h3')).allTextContents();
      expect(names).toHaveLength(6);
      const { compare } = new Intl.Collator(locale);
      expect(names).toEqual(names.toSorted(compare));
    });

    test('links its letters, and still scrolls to the fragment of a term', async ({ page }) => {
      await page.goto(path);
      await page.locator(shorten('.otm-letters a')).last().click();
      await expect(page.locator(shorten('.otm-glossary h2')).last()).toBeInViewport();
      await page.goto(`${path}#delta`);
      await expect(page.locator('#delta')).toBeInViewport();
    });

    test('opens the page of a term, which leads to related terms and articles', async ({
      page,
    }) => {
      await page.goto(path);
      await page.locator('#delta h3 a').click();
      await expect(page).toHaveURL(`${path}/delta`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta');
      await expect(page.locator(shorten('.otm-uses a')).first()).toHaveAttribute(
        'href',
        /otm-delta-bar$/,
      );
      await page.locator(shorten('.otm-terms a')).first().click();
      await expect(page).toHaveURL(new RegExp(`^[^#]*${path}/[a-z-]+$`));
      await page.locator(shorten('.otm-breadcrumbs a')).last().click();
      await expect(page).toHaveURL(path);
    });
  });

test('is linked from the footer, and its toggle opens the translation', async ({ page }) => {
  await page.goto('/risk');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/glossary');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/glosario');
});

test('keeps the term when its toggle opens the translation', async ({ page }) => {
  await page.goto('/glossary/value-area');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/glosario/area-de-valor');
});

test('redirects from the slug of another language', async ({ page }) => {
  await page.goto('/es/glosario/value-area');
  await expect(page).toHaveURL('/es/glosario/area-de-valor');
});

test('returns 404 for an unknown term', async ({ request }) => {
  expect((await request.get('/glossary/unknown')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every definition', async ({ page }) => {
    await page.goto('/es/glosario');
    for (const entry of await page.locator(shorten('.otm-entry')).all())
      await expect(entry.locator('p').first()).toBeVisible();
  });
});
