// @vitest-environment happy-dom
import { business, formatMoney, plans } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes/index.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderPage } from './documents.tsx';
import { sampleAssets } from './testing/sample-assets.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const shareCard = '/assets/card.png';
const assets = { ...sampleAssets, shareCardUrl: () => shareCard };

const asText = (value: string | null | undefined) => (value ?? '').replace(/\s+/g, ' ').trim();

function read(page: ReturnType<typeof sitePages>[number]) {
  const html = renderPage(page, assets, { indexable: true });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const script = document.querySelector('script[type="application/ld+json"]');
  const content = JSON.parse(script?.textContent ?? '{}');
  const things: readonly Thing[] = content['@graph'] ?? (content['@type'] ? [content] : []);
  for (const code of document.querySelectorAll('script, style')) code.remove();
  return { ...page, context: content['@context'], document, things };
}

const described = sitePages()
  .map(read)
  .filter(({ things }) => things.length > 0);

/** Every value of a property, at any depth. */
function valuesOf(value: unknown, ...names: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, ...names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    names.includes(key) && typeof item === 'string' ? [item] : valuesOf(item, ...names),
  );
}

const typesOn = (route: string) => [
  ...new Set(
    described
      .filter((page) => page.route === route)
      .map(({ things }) => things.map((thing) => thing['@type']).join()),
  ),
];

it.each([
  ['home', ['Organization,WebSite']],
  ['risk', ['BreadcrumbList']],
  ['buy', ['Product']],
  ['contact', ['BreadcrumbList']],
  ['features', ['BreadcrumbList,TechArticle', 'BreadcrumbList,FAQPage']],
  ['post', ['BreadcrumbList,BlogPosting']],
  ['term', ['BreadcrumbList,DefinedTerm']],
])('%s describes itself as %s', (route, types) => {
  expect(typesOn(route).toSorted()).toEqual(types.toSorted());
});

// The pricing page has none: each stop of the keyboard counts on the way to a checkout.
const withoutBreadcrumbs = ['home', 'buy'];

it('names the way to every page below the home page that may be listed', () => {
  const paths = described.flatMap(({ path, things }) =>
    things.some((thing) => thing['@type'] === 'BreadcrumbList') ? [path] : [],
  );
  const listed = sitePages().filter(
    ({ route }) => routes[route].indexable && !withoutBreadcrumbs.includes(route),
  );
  expect(paths).toEqual(listed.map(({ path }) => path));
});

it('leaves pages that search engines must not list without structured data', () => {
  const [page] = sitePages();
  if (!page) throw new Error('The site has no page.');
  expect(renderPage(page, assets, { indexable: false })).not.toContain('ld+json');
});

/** The properties that each type needs, by the search engines' documents. */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['name', 'price', 'priceCurrency', 'availability', 'url', 'hasMerchantReturnPolicy'],
  Organization: ['name'],
  Product: ['name', 'image', 'description', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  TechArticle: ['headline', 'image', 'datePublished', 'author'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
};

/** Everything with a type, at any depth. */
const thingsIn = (value: unknown): readonly Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
};

it('knows what every important type needs', () => {
  const types = new Set(
    described.flatMap(({ things }) => thingsIn(things)).map((it) => it['@type']),
  );
  for (const type of Object.keys(required)) expect(types).toContain(type);
});

describe.each(described)('$path', ({ context, document, locale, path, things }) => {
  it('has what its types need', () => {
    for (const thing of thingsIn(things))
      for (const property of required[thing['@type']] ?? [])
        expect(thing, `${thing['@type']}.${property}`).toHaveProperty(property);
  });

  const url = `${business.origin}${path}`;
  const text = asText(document.body.textContent);

  it('says nothing that the page doesn’t show', () => {
    expect(context).toBe('https://schema.org');
    const shown = valuesOf(things, 'name', 'headline', 'text', 'description').map(asText);
    // A card's hidden heading and the company in the footer are text as well.
    expect(shown.filter((value) => !text.includes(value))).toEqual([]);
    for (const date of valuesOf(things, 'datePublished', 'dateModified'))
      expect(document.querySelector(`time[datetime="${date}"]`), date).not.toBeNull();
  });

  it('refers to this site by absolute URLs of pages and files that exist', () => {
    const known = new Set(sitePages().map((page) => `${business.origin}${page.path}`));
    const files = ['/apple-touch-icon.png', shareCard].map((file) => `${business.origin}${file}`);
    for (const reference of valuesOf(things, 'url', 'item', 'image', 'logo', 'merchantReturnLink'))
      expect(known.has(reference) || files.includes(reference), reference).toBe(true);
    for (const language of valuesOf(things, 'inLanguage')) expect(language).toBe(locale);
  });

  it('repeats the visible path to the page', () => {
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const visible = [...document.querySelectorAll('.otm-breadcrumbs li')].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: asText(item.textContent),
      item: `${business.origin}${item.querySelector('a')?.getAttribute('href') ?? path}`,
    }));
    expect(list?.itemListElement ?? []).toEqual(visible);
    if (list) expect(visible.at(-1)?.item).toBe(url);
  });
});

it.each(described.filter(({ route }) => route === 'buy'))(
  '$path offers each plan for the price that it shows',
  ({ document, locale, things }) => {
    const product = things.find((thing) => thing['@type'] === 'Product');
    const offers = product?.offers as readonly Record<string, unknown>[];
    expect(offers.map(({ name, price }) => ({ name, price }))).toEqual(
      plans[locale].map(({ name, price }) => ({ name, price })),
    );
    for (const { price, priceCurrency } of offers) {
      expect(priceCurrency).toBe('USD');
      expect(asText(document.body.textContent)).toContain(formatMoney(Number(price), locale));
    }
  },
);

it.each(described.filter(({ route }) => route === 'buy'))(
  '$path names the return policy that it links to, for each offer',
  ({ document, things }) => {
    const product = things.find((thing) => thing['@type'] === 'Product');
    const offers = product?.offers as readonly Record<string, unknown>[];
    const links = offers.flatMap((offer) => valuesOf(offer, 'merchantReturnLink'));
    expect(links).toHaveLength(offers.length);
    for (const link of links) {
      const visible = document.querySelector(`main a[href="${new URL(link).pathname}"]`);
      expect(visible, link).not.toBeNull();
    }
  },
);

it.each(described.filter(({ route }) => route === 'home'))(
  '$path says who is behind the site',
  ({ things }) => {
    const company = things.find((thing) => thing['@type'] === 'Organization');
    expect(company).toMatchObject({ name: business.company, email: business.email });
    for (const property of ['url', 'logo']) expect(company).toHaveProperty(property);
  },
);

it.each(described.filter(({ route }) => route === 'home'))(
  '$path names the search page of its language',
  ({ locale, things }) => {
    const [target = ''] = valuesOf(things, 'target');
    expect(target).toMatch(/\?q=\{query\}$/);
    expect(valuesOf(things, 'query-input')).toEqual(['required name=query']);
    const pages = sitePages().filter((page) => page.route === 'search' && page.locale === locale);
    expect(pages.map(({ path }) => path)).toEqual([new URL(target).pathname]);
  },
);
