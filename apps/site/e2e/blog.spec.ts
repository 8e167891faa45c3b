import { expect, test } from './fixtures/test.ts';

const blogs = [
  {
    path: '/blog',
    title: 'Analysis Software For Volume and Delta',
    newest: '/blog/absorption-vs-exhaustion',
    other: '/blog/how-to-read-a-volume-profile',
    also: 'Also in OTM',
  },
  {
    path: '/es/blog',
    title: 'Software de análisis de volumen y delta',
    newest: '/es/blog/absorcion-y-agotamiento',
    other: '/es/blog/como-leer-un-perfil-de-volumen',
    also: 'Tambien en OTM',
  },
] as const;

for (const { path, title, newest, other, also } of blogs)
  test.describe(path, () => {
    test('features its last post, beside the ways into the community', async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      const featured = page.locator('.otm-featured');
      await expect(featured.getByRole('link').first()).toHaveAttribute('href', newest);
      const community = page.getByRole('complementary', { name: /traders/ });
      for (const name of [/Telegram/, /Discord/])
        await expect(community.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    });

    test('has a card for every post, newest first', async ({ page }) => {
      await page.goto(path);
      const cards = page.locator('.otm-posts .otm-post-card');
      expect(await cards.count()).toBeGreaterThanOrEqual(6);
      const days = await cards
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toEqual(days.toSorted().toReversed());
      await expect(cards.first().getByRole('link')).toHaveAttribute('href', newest);
    });

    test('shows a post with the others below it, each leading to its own top', async ({ page }) => {
      await page.goto(newest);
      const section = page.getByRole('region', { name: also });
      const thumbnails = section.getByRole('listitem');
      expect(await thumbnails.count()).toBeGreaterThanOrEqual(5);
      await expect(section.locator(`a[href="${newest}"]`)).toHaveCount(0);
      await section.locator(`a[href="${other}"]`).click();
      await expect(page).toHaveURL(other);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    test('renders nothing inside the layout for an unknown slug, and is not listed', async ({
      page,
    }) => {
      await page.goto(`${path}/nothing`);
      await expect(page.getByRole('main')).toBeEmpty();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });

test('a slug of the other language is corrected to its own', async ({ page }) => {
  await page.goto('/blog/absorcion-y-agotamiento');
  await expect(page).toHaveURL('/blog/absorption-vs-exhaustion');
});

test('the description of the blog is its own', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /order flow/);
});
