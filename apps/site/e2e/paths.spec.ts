import { readDocuments } from './fixtures/documents.ts';
import { expect, test } from './fixtures/test.ts';

const { pages, redirects } = readDocuments('fixture');
const specified = [
  '/',
  '/features',
  '/buy',
  '/order',
  ...[0, 1, 2, 3, 4, 5].map((id) => `/order/${id}`),
  '/free-indicators/deltabar',
  '/free-indicators/vwap',
  '/free-indicators',
  '/free_indicators',
  '/blog',
  '/risk',
  '/policies',
  '/contact',
  '/licence',
  '/install',
  '/master-class',
  '/new-home',
  '/master',
];

test('serves every specified route in both languages', async ({ request }) => {
  for (const path of specified.flatMap((path) => [path, `/es${path}`.replace(/\/$/, '')]))
    expect((await request.get(path)).status(), path).toBe(200);
  const known = new Set([...pages, ...redirects].map(({ path }) => path));
  const orders = [...known].filter((path) => /\/order\/\d+$/.test(path));
  expect(orders).toHaveLength(12);
});

for (const { path, html } of redirects)
  test(`redirects ${path} with its query and hash`, async ({ page }) => {
    const [, target] = /content="0; url=([^"]+)"/.exec(html) ?? [];
    await page.goto(`${path}?aff=a%26b&x=1#content`);
    // Only some pages keep the referral code.
    const kept = /\/(?:blog|glossary|glosario)\//.test(path) ? '?x=1' : '?aff=a%26b&x=1';
    await expect(page).toHaveURL(`${target}${kept}#content`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('redirects both spellings of the free indicators to the first tab', () => {
  const spellings = redirects.filter(({ path }) => /free.indicators$/.test(path));
  expect(spellings).toHaveLength(4);
  for (const { path, html } of spellings)
    expect(html).toContain(`url=${path.replace(/free.*/, '')}free-indicators/deltabar"`);
});
