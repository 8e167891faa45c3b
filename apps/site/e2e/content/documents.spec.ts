import type { Page } from '@playwright/test';
import { isUnlisted, type SiteDocument } from '../fixtures/documents.ts';
import { overflowOf, smallTargets } from '../fixtures/layout.ts';
import { expect, pages, redirects, sitemap, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';

const known = new Map([...pages, ...redirects].map((page) => [page.path, page]));

test('every listed page has its own title and description', () => {
  const listed = pages.filter(({ path }) => sitemap.includes(path));
  expect(listed).toHaveLength(sitemap.length);
  const titles = listed.map(({ html }) => /<title>([^<]+)/.exec(html)?.[1]);
  const descriptions = listed.map(
    ({ html }) => /name="description" content="([^"]+)/.exec(html)?.[1],
  );
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test('the sitemap lists exactly the indexable pages', () => {
  const listable = pages.map(({ path }) => path).filter((path) => !isUnlisted(path));
  expect(sitemap.toSorted()).toEqual(listable.toSorted());
});

/**
 * A dozen pages of one language to a test: a new browser context takes as long as a page's checks,
 * and the boot script sends a visitor who has read Spanish to the Spanish pages.
 */
const batchSize = 12;
const described = pages.filter(({ path }) => !path.endsWith('404'));
const batches = [...Map.groupBy(described, ({ locale }) => locale).values()].flatMap((list) =>
  Array.from({ length: Math.ceil(list.length / batchSize) }, (_, batch) =>
    list.slice(batch * batchSize, (batch + 1) * batchSize),
  ),
);

for (const batch of batches)
  test(`${batch.at(0)?.path} to ${batch.at(-1)?.path} describe themselves, link only to what exists, and fit 320 px`, async ({
    page,
  }) => {
    for (const document of batch)
      await test.step(document.path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await checkDocument(page, document);
      });
  });

async function checkDocument(page: Page, document: SiteDocument): Promise<void> {
  const { path } = document;
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    /^default-src 'self';script-src 'self' 'sha256-.*trusted-types 'none'/,
  );
  expect(new URL(page.url()).pathname).toBe(path);
  const facts = await readFacts(page);
  expectFacts(document, facts);
  expectAlternates(document, facts);
  expectLinks(facts.links, new URL(page.url()).origin);

  await page.keyboard.press('Tab');
  const skip = page.locator(shorten('.otm-skip-link'));
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflowOf(page), 'overflow at 320 px').toBeLessThanOrEqual(0);
  expect(await smallTargets(page), 'targets below 24 px').toEqual([]);
}

/** Expects what every document says about itself. */
function expectFacts({ path, locale }: SiteDocument, facts: Facts): void {
  expect(facts.lang).toBe(locale);
  expect(facts.title.length).toBeGreaterThanOrEqual(15);
  expect(facts.title.length).toBeLessThanOrEqual(65);
  expect(facts.description.length).toBeGreaterThanOrEqual(70);
  expect(facts.description.length).toBeLessThanOrEqual(160);
  expect(facts.robots).toBe(isUnlisted(path) ? 'noindex' : undefined);
  expect(facts.headings).toBe(1);
  expect(facts.landmarks).toEqual([1, 1]);
  expect(facts.text).not.toMatch(/undefined|\[object |\{\{|\bNaN\b/);
  // The owner's page names the placeholders that a checkout's URL may have.
  if (!path.endsWith('/master')) expect(facts.text).not.toMatch(/\{[a-z]\w*\}/);
  expect(new Set(facts.ids).size).toBe(facts.ids.length);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Reads what the current document declares. */
const readFacts = (page: Page) =>
  page.evaluate(() => {
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
      alternates: ['en', 'es', 'x-default'].map((lang) => link(`[hreflang="${lang}"]`)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      text: document.body.textContent ?? '',
    };
  });

/** Expects a canonical URL, and alternates that point back. */
function expectAlternates({ path, locale }: SiteDocument, { alternates, canonical }: Facts): void {
  const [en = '', es = '', fallback] = alternates.map((it) => it && new URL(it).pathname);
  expect(new URL(canonical ?? '').pathname).toBe(path);
  expect({ en, es }[locale]).toBe(path);
  expect(fallback).toBe(en);
  for (const alternate of [en, es]) {
    const { html = '' } = known.get(alternate) ?? {};
    expect(html).toMatch(new RegExp(`hreflang="${locale}" href="https://[^/"]+${path}"`, 'i'));
  }
}

/** Expects a document, and an element for its hash, behind every internal link. */
function expectLinks(hrefs: readonly string[], origin: string): void {
  for (const { href, target } of hrefs.map((href) => ({ href, target: new URL(href) }))) {
    expect(target.protocol, href).toMatch(/^(https?|mailto):$/);
    // The sandbox's stand-ins for other sites are no documents of this one.
    if (target.origin !== origin || target.pathname.startsWith('/__sandbox')) continue;
    // The owner's page links to files that are no documents.
    if (/\.(?:xml|txt)$/.test(target.pathname)) continue;
    const document = known.get(target.pathname);
    expect(document, `the document of ${href}`).toBeDefined();
    if (target.hash) expect(document?.html).toContain(`id="${target.hash.slice(1)}"`);
  }
}
