import { isUnlisted, pages, redirects, sitemap } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/test.ts';

const known = new Map([...pages, ...redirects].map((page) => [page.path, page]));
const expectedPaths = [
  '/',
  '/buy',
  '/order',
  ...[0, 1, 2, 3, 4, 5].map((id) => `/order/${id}`),
  '/free-indicators/deltabar',
  '/free-indicators/vwap',
  '/risk',
  '/policies',
  '/contact',
  '/licence',
  '/install',
  '/master-class',
  '/new-home',
  '/master',
];

test('every promised address has a document in both languages', () => {
  const promised = expectedPaths.flatMap((path) => [path, `/es${path}`.replace(/\/$/, '')]);
  expect([...known.keys()]).toEqual(expect.arrayContaining(promised));
});

test('titles and descriptions are unique among the listed pages', () => {
  const listed = pages.filter(({ path }) => sitemap.includes(path));
  expect(listed).toHaveLength(sitemap.length);
  const titles = listed.map(({ html }) => /<title>([^<]+)/.exec(html)?.[1]);
  const descriptions = listed.map(
    ({ html }) => /name="description" content="([^"]+)/.exec(html)?.[1],
  );
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test('the sitemap lists exactly the pages that may be listed', () => {
  const listable = pages.map(({ path }) => path).filter((path) => !isUnlisted(path));
  expect(sitemap.toSorted()).toEqual(listable.toSorted());
});

for (const { path, locale } of pages.filter(({ path }) => !path.endsWith('404'))) {
  test(`${path} says what it is and leads only to what exists`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("trusted-types 'none'");
    expect(new URL(page.url()).pathname).toBe(path);

    const facts = await page.evaluate(() => {
      const link = (selector: string) =>
        document.querySelector<HTMLLinkElement>(`link${selector}`)?.href;
      const meta = (name: string) =>
        document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
      return {
        lang: document.documentElement.lang,
        title: document.title,
        description: meta('description') ?? '',
        robots: meta('robots'),
        headings: [...document.querySelectorAll('h1')].filter((it) => it.checkVisibility()).length,
        landmarks: ['header', 'main'].map(
          (tag) => document.body.querySelectorAll(`:scope > ${tag}`).length,
        ),
        canonical: link('[rel=canonical]'),
        twins: ['en', 'es', 'x-default'].map((lang) => link(`[hreflang="${lang}"]`)),
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...document.querySelectorAll('a')].map(({ href }) => href),
        text: document.body.textContent ?? '',
      };
    });
    expect(facts.lang).toBe(locale);
    expect(facts.title.length).toBeGreaterThanOrEqual(15);
    expect(facts.title.length).toBeLessThanOrEqual(65);
    expect(facts.description.length).toBeGreaterThanOrEqual(70);
    expect(facts.description.length).toBeLessThanOrEqual(160);
    expect(facts.robots).toBe(isUnlisted(path) ? 'noindex' : undefined);
    expect(facts.headings).toBe(1);
    expect(facts.landmarks).toEqual([1, 1]);
    expect(facts.text).not.toMatch(/undefined|\[object |\{\{|\bNaN\b/);
    expect(new Set(facts.ids).size).toBe(facts.ids.length);

    const [en = '', es = '', fallback] = facts.twins.map((it) => it && new URL(it).pathname);
    expect(new URL(facts.canonical ?? '').pathname).toBe(path);
    expect({ en, es }[locale]).toBe(path);
    expect(fallback).toBe(en);
    for (const twin of [en, es]) {
      const { html = '' } = known.get(twin) ?? {};
      expect(html).toMatch(new RegExp(`hreflang="${locale}" href="https://[^/"]+${path}"`, 'i'));
    }

    const origin = new URL(page.url()).origin;
    for (const { href, target } of facts.links.map((href) => ({ href, target: new URL(href) }))) {
      expect(target.protocol, href).toMatch(/^(https?|mailto):$/);
      // The stand-ins of the places outside are no documents of the site.
      if (target.origin !== origin || target.pathname.startsWith('/__sandbox')) continue;
      const document = known.get(target.pathname);
      expect(document, `the document of ${href}`).toBeDefined();
      if (target.hash) expect(document?.html).toContain(`id="${target.hash.slice(1)}"`);
    }

    await page.keyboard.press('Tab');
    const skip = page.locator('.otm-skip-link');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const { path, html } of redirects) {
  test(`${path} leads on with query and hash`, async ({ page }) => {
    const [, target] = /content="0; url=([^"]+)"/.exec(html) ?? [];
    await page.goto(`${path}?aff=a%26b&x=1#content`);
    // Only some pages keep the partner code.
    const kept = /^(\/es)?\/blog\//.test(path) ? '?x=1' : '?aff=a%26b&x=1';
    await expect(page).toHaveURL(`${target}${kept}#content`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the odd spellings of the free indicators lead to the first of them', () => {
  const odd = redirects.filter(({ path }) => /free.indicators$/.test(path));
  expect(odd).toHaveLength(4);
  for (const { path, html } of odd)
    expect(html).toContain(`url=${path.replace(/free.*/, '')}free-indicators/deltabar"`);
});
