import { type Browser, chromium } from '@playwright/test';
import { describeMachine, readCommit, readVersions } from './environment.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { measureInteractions } from './interactions/measure-interactions.ts';
import { startLighthouse } from './lighthouse/lighthouse-process.ts';
import { measurePages } from './lighthouse/measure-pages.ts';
import { measureNextPage } from './next-page/measure-next-page.ts';
import { type BenchOptions, type PartId, readOptions } from './options.ts';
import { addRecord, readRecords, writeDocument } from './records.ts';
import type { PartRows } from './results.ts';
import { type HostedSites, hostAll } from './sites/host-all.ts';
import { openWorkbench } from './sites/workbench.ts';

// Measures the built site next to an empty page and the same texts by other builders, and writes
// docs/performance.md: `npm run bench:site`, or a part with `-- --only inp`; see options.ts.

const browserPath = process.env.FULL_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
const machine = describeMachine();
const versions = readVersions(browserPath);
const stamp = { date: new Date().toISOString().slice(0, 10), commit: readCommit() };

/** Adds what a part measured to the earlier records. */
const keep =
  <Id extends PartId>(part: Id) =>
  (rows: readonly PartRows[Id][]): void =>
    addRecord(part, { machine, versions, rows: rows.map((row) => ({ ...row, ...stamp })) });

async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  executablePath = browserPath,
): Promise<Result> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The parts that visit pages. */
const visits = {
  'next-page': async (sites: HostedSites, { runs }: BenchOptions) =>
    keep('next-page')(await withBrowser((browser) => measureNextPage(sites, browser, runs))),
  inp: async (sites: HostedSites, { runs }: BenchOptions) =>
    // In full Chromium, Event Timing doesn't count a frame in which only a fixed element changes, such as
    // the chat's button, although a screencast shows it. The headless shell counts it.
    keep('inp')(
      await withBrowser(
        (browser) => measureInteractions(sites, browser, runs),
        process.env.CHROMIUM_PATH,
      ),
    ),
  lighthouse: async (sites: HostedSites, options: BenchOptions) => {
    const lighthouse = startLighthouse(workbench, browserPath);
    try {
      await measurePages(sites, lighthouse, options, keep('lighthouse'));
    } finally {
      lighthouse.close();
    }
  },
};

/** Runs a part and prints how long it took; one that fails doesn't keep the others from running. */
async function runPart(part: PartId, measure: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await measure();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${part}: ${minutes} minutes; see docs/performance.md`);
}

async function runVisits(options: BenchOptions): Promise<void> {
  const parts = (['next-page', 'inp', 'lighthouse'] as const).filter((part) =>
    options.parts.includes(part),
  );
  if (parts.length === 0) return;
  const sites = await hostAll(workbench);
  try {
    for (const part of parts) await runPart(part, () => visits[part](sites, options));
  } finally {
    for (const { close } of Object.values(sites)) close();
  }
}

const options = readOptions(process.argv.slice(2));
if (options.parts.length === 0) writeDocument(readRecords());
const workbench = options.parts.length > 0 ? openWorkbench() : '';
await runVisits(options);
if (options.parts.includes('growth'))
  await runPart('growth', () => measureGrowth(workbench, options.posts, keep('growth')));
