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
      const names = await page.locator('.otm-entry h3').allTextContents();
      expect(names).toHaveLength(6);
      const { compare } = new Intl.Collator(locale);
      expect(names).toEqual(names.toSorted(compare));
    });

    test('links its letters and its related terms', async ({ page }) => {
      await page.goto(path);
      await page.locator('.otm-letters a').last().click();
      await expect(page.locator('.otm-glossary h2').last()).toBeInViewport();
      await page.goto(`${path}#delta`);
      await expect(page.locator('#delta')).toBeInViewport();
      const related = page.locator('#delta .otm-entry__more a').first();
      const target = await related.getAttribute('href');
      await related.click();
      await expect(page.locator(`${target} h3`)).toBeInViewport();
    });
  });

test('is linked from the footer, and its toggle opens the translation', async ({ page }) => {
  await page.goto('/risk');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/glossary');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/glosario');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every definition', async ({ page }) => {
    await page.goto('/es/glosario');
    for (const entry of await page.locator('.otm-entry').all())
      await expect(entry.locator('p').first()).toBeVisible();
  });
});
