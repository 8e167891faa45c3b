import type { Browser, Page } from '@playwright/test';
import { median } from '../../benchmark/median.ts';
import { onSlowPhone } from '../../benchmark/slow-page.ts';
import type { NextPageRow, SiteId } from '../results.ts';
import type { HostedSites } from '../sites/host-all.ts';
import { paintOfNextPage, watchTap } from './in-page.ts';

/** Pages with a link, by the sites that have them. */
const links = [
  { from: '/', link: 'main a[href="/buy"]', sites: ['otm'] },
  { from: '/glossary', link: 'main a[href^="/glossary/"]', sites: ['otm'] },
  { from: '/blog', link: 'main a[href^="/blog/"]', sites: ['otm', 'astro', 'next', 'vite'] },
] as const satisfies readonly {
  readonly from: string;
  readonly link: string;
  readonly sites: readonly SiteId[];
}[];

/** Returns the milliseconds from a tap on a page's link to the first paint of the next page. */
const tapToPaint = (from: string, link: string) => async (page: Page) => {
  await page.addInitScript(watchTap);
  await page.goto(from, { waitUntil: 'networkidle' });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await Promise.all([page.waitForURL((url) => url.pathname !== from), target.tap()]);
  const painted = await page.waitForFunction(paintOfNextPage);
  return Number(await painted.jsonValue());
};

/** Measures the way to the next page on a slow phone, round by round. */
export async function measureNextPage(
  sites: HostedSites,
  browser: Browser,
  rounds: number,
): Promise<readonly NextPageRow[]> {
  const cases = links.flatMap(({ from, link, sites: ids }) =>
    ids.map((site) => ({ site, from, link, times: [] as number[] })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { site, from, link, times } of cases) {
      const time = await onSlowPhone(browser, sites[site].origin, tapToPaint(from, link));
      times.push(time);
      console.log(`${round + 1}/${rounds} ${site} from ${from}: ${Math.round(time)} ms`);
    }
  return cases.map(({ site, from, times }) => ({
    site,
    from,
    runs: times.length,
    milliseconds: median(times),
  }));
}
