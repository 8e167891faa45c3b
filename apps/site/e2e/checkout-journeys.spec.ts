import type { Page } from '@playwright/test';
import { pointers } from './fixtures/pointers.ts';
import { chosenPurchases } from './fixtures/purchases.ts';
import { sampled } from './fixtures/sampled.ts';
import { expect, test } from './fixtures/test.ts';

const ways = Object.entries(pointers);
const widths = [360, 768, 1440];
const latencies = sampled([0, 300, 1500], (milliseconds) => milliseconds === 0);

/** Delays every response to a page. */
async function delay(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const speed = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...speed, latency });
}

/** The link to a page: in the top bar, in the page, or behind the menu's button on a phone. */
async function linkTo(page: Page, path: string) {
  const link = page.locator(`:is(header, main) a[href="${path}"]`).filter({ visible: true });
  await expect(link.first()).toBeVisible();
  return link.first();
}

/** The name of the parameter in which each checkout takes a referral code. */
const parameters = { card: 'client_reference_id', wallet: 'custom' };

test.use({ hasTouch: true });

for (const latency of latencies)
  for (const [index, purchase] of chosenPurchases.entries()) {
    // Over all purchases, every way has its turn in every window.
    const [way, act] = ways[index % ways.length] ?? ['mouse', pointers.mouse];
    const width = widths[(index + Math.floor(index / ways.length)) % widths.length] ?? 1440;
    const { root, start, links, provider, item } = purchase;
    const what = `${provider}/${item} from ${start}`;
    test(`buys ${what} by ${way} at ${width} px and ${latency} ms`, async ({ page, remembers }) => {
      await page.setViewportSize({ width, height: 800 });
      await delay(page, latency);
      await page.goto(`${start}?aff=partner-1`);
      // Without storage, the purchase goes on without the code.
      const query = (name: string) => (remembers ? `?${name}=partner-1` : '');
      for (const path of links) {
        await act?.(await linkTo(page, path));
        await expect(page).toHaveURL(path + query('aff'));
      }
      const href = `/checkout/${provider}/${item}`;
      // The code of the link adds the referral code.
      const checkout = page.locator(`main a:is([href$="${href}"], [href*="${href}?"])`);
      // The Spanish page shows the yearly plans first.
      if (root && item.includes('lifetime'))
        await page.getByText('De por vida', { exact: true }).click();
      const opened = page.waitForEvent('popup');
      await act?.(checkout.first());
      await expect(await opened).toHaveURL(
        `/__sandbox/checkout/${provider}/${item}${query(parameters[provider])}`,
      );
      await expect(page).toHaveURL(`${links.at(-1)}${query('aff')}`);
    });
  }

test('every way has its turn in every window', () => {
  const turns = chosenPurchases.map(
    (_, index) =>
      `${index % ways.length} ${(index + Math.floor(index / ways.length)) % widths.length}`,
  );
  expect(new Set(turns).size).toBe(ways.length * widths.length);
});
