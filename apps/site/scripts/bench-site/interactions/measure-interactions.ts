import type { Browser, Page } from '@playwright/test';
import { median } from '../../benchmark/median.ts';
import { onSlowPhone } from '../../benchmark/slow-page.ts';
import type { InteractionRow, SiteId } from '../results.ts';
import type { HostedSites } from '../sites/host-all.ts';
import { addNotes } from './in-page.ts';
import { type Interaction, ownInteractions, peerInteractions } from './interactions.ts';

/** The Event Timing API reports nothing quicker. */
const quickest = 16;

/** The durations of one run. */
interface InteractionRun {
  readonly inp: number;
  readonly shown: number;
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

/** Opens, closes and opens again; returns the longest interaction and the time until it first shows. */
const measureOnce =
  ({ path, open, close, shown }: Interaction) =>
  async (page: Page): Promise<InteractionRun> => {
    await page.addInitScript(addNotes);
    await page.goto(path, { waitUntil: 'networkidle' });
    await open(page).scrollIntoViewIfNeeded();
    await page.evaluate((selector) => window.noteShown(selector), shown);
    const state = (expected: boolean) =>
      page.waitForFunction(
        ([selector, isExpected]) => (document.querySelector(selector) !== null) === isExpected,
        [shown, expected] as const,
      );
    await open(page).tap();
    await state(true);
    await twoFrames(page);
    await close(page).tap();
    await state(false);
    await twoFrames(page);
    await open(page).tap();
    await state(true);
    // The API delivers its entries when the page is idle.
    await twoFrames(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    return page.evaluate((least) => {
      const { durations, firstTap = Number.NaN, shown: at = Number.NaN } = window.notes;
      return { inp: Math.max(least, ...durations.values()), shown: at - firstTap };
    }, quickest);
  };

/** Condenses runs into a row. */
export const interactionRow = (
  site: SiteId,
  name: string,
  runs: readonly InteractionRun[],
): InteractionRow => ({
  site,
  name,
  runs: runs.length,
  inp: median(runs.map(({ inp }) => inp)),
  worst: Math.max(...runs.map(({ inp }) => inp)),
  shown: median(runs.map(({ shown }) => shown)),
});

const peers: readonly SiteId[] = ['astro', 'next', 'vite'];

/** Measures the interactions of all sites on a slow phone, round by round. */
export async function measureInteractions(
  sites: HostedSites,
  browser: Browser,
  rounds: number,
): Promise<readonly InteractionRow[]> {
  const cases = [
    ...ownInteractions.map((interaction) => ({ site: 'otm' as const, interaction })),
    ...peers.flatMap((site) => peerInteractions.map((interaction) => ({ site, interaction }))),
  ].map((it) => ({ ...it, runs: [] as InteractionRun[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { site, interaction, runs } of cases) {
      const run = await onSlowPhone(browser, sites[site].origin, measureOnce(interaction));
      runs.push(run);
      console.log(
        `${round + 1}/${rounds} ${site} ${interaction.name}: INP ${run.inp}, shows after ${Math.round(run.shown)} ms`,
      );
    }
  return cases.map(({ site, interaction, runs }) => interactionRow(site, interaction.name, runs));
}
