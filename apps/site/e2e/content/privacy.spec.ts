import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/owner-site.ts';
import { shorten } from '../fixtures/short-names.ts';

/** The keys that the privacy notice lists. */
async function listedKeys(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  const names = await page.locator(shorten('main .otm-fact-table th')).allTextContents();
  return names.filter((name) => /^(?:otm_|chat-)/.test(name)).toSorted();
}

/** The keys of both storages. */
const storedKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Uses everything that stores something, and returns the keys that appeared. */
async function useEverything(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const note = async () => {
    for (const key of await storedKeys(page)) seen.add(key);
  };
  await page.goto('/?aff=partner');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Light or dark theme' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es?**');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/?**');
  await note();
  for (const path of ['/contact', '/licence']) {
    await page.goto(path);
    await page.getByLabel('Name').focus();
    await page.getByLabel('Name').fill('Ana');
    await expect.poll(() => storedKeys(page)).toContain(`otm_draft${path.replace('/', '_')}`);
    await note();
  }
  await page.goto('/risk');
  await page.getByRole('link', { name: 'Chat with us' }).hover();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Hello');
  await expect.poll(() => storedKeys(page)).toContain('chat-widget');
  await note();
  return seen;
}

for (const path of ['/privacy', '/es/privacidad'])
  test(`${path} lists exactly what the site stores, and the site sets no cookie`, async ({
    page,
    context,
  }) => {
    const seen = await useEverything(page);
    expect(await context.cookies()).toEqual([]);
    expect(await listedKeys(page, path)).toEqual([...seen].toSorted());
  });
