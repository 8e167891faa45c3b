import { expect, pages, test } from '../fixtures/owner-site.ts';

const shared = pages.filter(({ path }) => !path.endsWith('404'));
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('every page has its own share card', () => {
  const cards = shared.map(({ html }) => tag(html, 'og:image'));
  expect(new Set(cards).size).toBe(shared.length);
});

for (const { path, html } of shared) {
  test(`${path} has a share card of 1200 × 630 pixels under 300 KB`, async ({ request }) => {
    const { origin, pathname } = new URL(tag(html, 'og:image'));
    expect(`${origin}${path}`.replace(/\/$/, '')).toBe(tag(html, 'og:url').replace(/\/$/, ''));
    const response = await request.get(pathname, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    const png = await response.body();
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
    expect(tag(html, 'og:image:width')).toBe('1200');
    expect(tag(html, 'og:image:height')).toBe('630');
    expect(tag(html, 'og:image:alt')).not.toBe('');
    expect(tag(html, 'twitter:card')).toBe('summary_large_image');
  });
}

test('the 404 pages have no share card', () => {
  for (const { html } of pages.filter(({ path }) => path.endsWith('404')))
    expect(tag(html, 'og:image')).toBe('');
});

test('serves an icon uncompressed, whatever the browser accepts', async ({ request }) => {
  const response = await request.get('/favicon.ico', { headers: { 'Accept-Encoding': 'br' } });
  expect((await response.body()).length).toBeGreaterThan(0);
});
