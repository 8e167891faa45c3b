import { shorten } from './fixtures/short-names.ts';
import { expect, missingDocument, test } from './fixtures/test.ts';

const blogs = [
  {
    path: '/blog',
    title: 'Analysis Software For Volume and Delta',
    posts: ['newest-post', 'second-post', 'first-post'],
    also: 'Also in OTM',
  },
  {
    path: '/es/blog',
    title: 'Software de análisis de volumen y delta',
    posts: ['entrada-mas-reciente', 'segunda-entrada', 'primera-entrada'],
    also: 'Tambien en OTM',
  },
] as const;

for (const { path, title, posts, also } of blogs) {
  const hrefs = posts.map((slug) => `${path}/${slug}`);
  const [newest = '', ...others] = hrefs;

  test.describe(path, () => {
    test('features its newest post next to the community links', async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      const featured = page.locator(shorten('.otm-featured'));
      await expect(featured.getByRole('link').first()).toHaveAttribute('href', newest);
      const community = page.getByRole('complementary', { name: /traders/ });
      for (const name of [/Telegram/, /Discord/])
        await expect(community.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    });

    test('has a card for every post, newest first', async ({ page }) => {
      await page.goto(path);
      const cards = page.locator(shorten('.otm-posts .otm-post-card'));
      await expect(cards).toHaveCount(hrefs.length);
      for (const [index, href] of hrefs.entries())
        await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', href);
      const days = await cards
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days).toEqual(days.toSorted().toReversed());
    });

    test('shows a post with links to the others, which open at the top', async ({ page }) => {
      await page.goto(newest);
      const section = page.getByRole('region', { name: also });
      const links = section.getByRole('listitem').getByRole('link');
      const shown = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
      expect([...new Set(shown)].toSorted()).toEqual(others.toSorted());
      await section.locator(`a[href="${others[0]}"]`).click();
      await expect(page).toHaveURL(others[0] ?? '');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    test.describe('for an unknown slug', () => {
      test.use({ expectedMessages: [missingDocument] });

      test('renders an unlisted, empty page with status 404', async ({ page }) => {
        const response = await page.goto(`${path}/nothing`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('main')).toBeEmpty();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      });
    });
  });
}

test('redirects a slug of the other language to its own', async ({ page }) => {
  await page.goto('/blog/entrada-mas-reciente');
  await expect(page).toHaveURL('/blog/newest-post');
});

test('has its own meta description', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /order flow/);
});
