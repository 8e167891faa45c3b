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

/** Adds what a part measured to the earlier records, at once: a run may be interrupted. */
function keep<Id extends PartId>(part: Id, rows: readonly PartRows[Id][]): void {
  addRecord(part, { machine, versions, rows: rows.map((row) => ({ ...row, ...stamp })) });
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(browserPath && { executablePath: browserPath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function runServedParts(workbench: string, sites: HostedSites, options: BenchOptions) {
  const { parts, runs } = options;
  if (parts.includes('next-page'))
    keep('next-page', await withBrowser((browser) => measureNextPage(sites, browser, runs)));
  if (parts.includes('inp'))
    keep('inp', await withBrowser((browser) => measureInteractions(sites, browser, runs)));
  if (parts.includes('lighthouse')) {
    const lighthouse = startLighthouse(workbench, browserPath);
    try {
      keep('lighthouse', await measurePages(sites, lighthouse, options));
    } finally {
      lighthouse.close();
    }
  }
}

async function run(options: BenchOptions): Promise<void> {
  const { parts, posts } = options;
  const workbench = openWorkbench();
  if (parts.some((part) => part !== 'growth')) {
    const sites = await hostAll(workbench);
    try {
      await runServedParts(workbench, sites, options);
    } finally {
      for (const { close } of Object.values(sites)) close();
    }
  }
  if (parts.includes('growth')) keep('growth', await measureGrowth(workbench, posts));
}

const start = performance.now();
const options = readOptions(process.argv.slice(2));
if (options.parts.length === 0) writeDocument(readRecords());
else await run(options);
console.log(
  `${((performance.now() - start) / 60_000).toFixed(1)} minutes: see docs/performance.md`,
);
