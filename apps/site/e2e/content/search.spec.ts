import { expect, test } from '../fixtures/owner-site.ts';

interface Found {
  readonly url: string;
}

for (const path of ['/search', '/es/buscar'])
  test(`every result of ${path} exists`, async ({ page, request }) => {
    const index = page.waitForRequest(/\/search-(en|es)\.json$/);
    await page.goto(path);
    await page.getByRole('main').getByRole('textbox').focus();
    const response = await request.get((await index).url());
    expect(response.headers()['content-type']).toContain('application/json');
    const documents: readonly Found[] = await response.json();
    const pages = new Map<string, string>();
    for (const { url } of documents) {
      const [path = '', id] = url.split('#');
      if (!pages.has(path)) {
        const found = await request.get(path);
        expect(found.status(), path).toBe(200);
        pages.set(path, await found.text());
      }
      if (id) expect(pages.get(path), url).toContain(` id="${id}"`);
    }
    expect(documents).not.toEqual([]);
  });
