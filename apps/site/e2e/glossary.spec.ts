import { expect, test } from './fixtures/test.ts';

const glossaries = [
  ['/glossary', 'Glossary of order flow'],
  ['/es/glosario', 'Glosario de order flow'],
] as const;

for (const [path, title] of glossaries)
  test.describe(path, () => {
    test('holds at least 40 terms in the order of their names', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const names = await page.locator('.otm-entry h3').allTextContents();
      expect(names.length).toBeGreaterThanOrEqual(40);
      const { compare } = new Intl.Collator(path.startsWith('/es') ? 'es' : 'en');
      expect(names).toEqual(names.toSorted(compare));
    });

    test('leads by its letters and from term to term', async ({ page }) => {
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

test('the footer leads to it, and its toggle to its twin', async ({ page }) => {
  await page.goto('/risk');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/glossary');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/glosario');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every definition can be read', async ({ page }) => {
    await page.goto('/es/glosario');
    for (const entry of await page.locator('.otm-entry').all())
      await expect(entry.locator('p').first()).toBeVisible();
  });
});
