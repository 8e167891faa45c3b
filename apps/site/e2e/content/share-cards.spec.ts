import { expect, pages, test } from '../fixtures/owner-site.ts';

const headers = { 'Accept-Encoding': 'br, gzip' };

test('serves a share card as a picture', async ({ request }) => {
  const home = pages.find(({ path }) => path === '/');
  const [, url = ''] = /property="og:image" content="([^"]*)"/.exec(home?.html ?? '') ?? [];
  const response = await request.get(new URL(url).pathname, { headers });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  expect((await response.body()).toString('latin1', 1, 4)).toBe('PNG');
});

test('serves an icon uncompressed, whatever the browser accepts', async ({ request }) => {
  const response = await request.get('/favicon.ico', { headers });
  expect((await response.body()).length).toBeGreaterThan(0);
});
