import { existsSync, writeFileSync } from 'node:fs';
// The built package, because Node doesn't read JSX.
import { SessionChart } from '@otm/charts';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { median } from '../marks/median.ts';
import { chartTextsEn } from '../texts/chart-texts-en.ts';
import { benchmarkPage, costTable, type DrawingCost } from './benchmark-report.ts';
import { readSetup } from './benchmark-setup.ts';
import { brotli, bundleEntry } from './bundle-entry.ts';
import { minuteSession } from './minute-session.ts';

// Measures the bytes, the time and the memory that 390 bars cost with these charts, lightweight-charts
// and uPlot; prints them and writes docs/charts-benchmark.md. Run by `npm run bench:charts`.

const rounds = 9;
const data = minuteSession();
const { session, tickSize } = data;
const bars = session.bars.map((bar, index) => ({
  time: bar.start / 1000,
  open: bar.open * tickSize,
  high: bar.high * tickSize,
  low: bar.low * tickSize,
  close: bar.close * tickSize,
  vwap: (session.vwap[index]?.vwap ?? 0) * tickSize,
}));
const markup = renderToStaticMarkup(
  createElement(SessionChart<'hero'>, { id: 'hero', data, texts: chartTextsEn }),
);

/** Draws once in a new page; returns the main thread's work and the growth of the heap. */
async function draw(browser: Browser, script: string) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  const json = JSON.stringify(bars);
  await page.setContent(
    `<!doctype html><main></main><script>bars=${json}</script><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
  );
  await page.waitForFunction('window.draw');
  const client = await page.context().newCDPSession(page);
  // Thread time, so that other programs don't count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const work = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const [heapBefore, workBefore] = [await heap(), await work()];
  // Two frames, because a canvas is painted in the next one.
  await page.evaluate(
    `new Promise((done) => { draw(document.querySelector('main')); requestAnimationFrame(() => requestAnimationFrame(done)); })`,
  );
  const milliseconds = (await work()) - workBefore;
  const kilobytes = ((await heap()) - heapBefore) / 1000;
  await page.close();
  return { milliseconds, kilobytes };
}

/** A way of drawing, and its script. */
interface Drawing {
  readonly name: string;
  readonly own: boolean;
  readonly script: string;
  /** The bytes that travel; those of the script if left out. */
  readonly bytes?: number;
}

async function cost(
  browser: Browser,
  { name, own, script, bytes = brotli(script) }: Drawing,
): Promise<DrawingCost> {
  const drawn = [];
  for (let round = 0; round < rounds; round += 1) drawn.push(await draw(browser, script));
  return {
    name,
    own,
    bytes,
    milliseconds: median(drawn.map((it) => it.milliseconds)),
    kilobytes: median(drawn.map((it) => it.kilobytes)),
  };
}

/** The still picture: its HTML is parsed, and nothing runs. */
const still = `globalThis.draw = (holder) => { holder.innerHTML = ${JSON.stringify(markup)}; };`;
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const ownPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const executablePath = existsSync(ownPath) ? ownPath : chromium.executablePath();
const setup = readSetup(executablePath);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const inBrowser = await bundleEntry('draw-otm.tsx');
const lightweight = await cost(browser, {
  name: 'lightweight-charts: candles, VWAP',
  own: false,
  script: await bundleEntry('draw-lightweight-charts.ts'),
});
const withReact = await cost(browser, {
  name: '@otm/charts, with React',
  own: true,
  script: inBrowser,
});
const costs: readonly DrawingCost[] = [
  await cost(browser, {
    name: '@otm/charts, still HTML: candles, VWAP, profile, delta',
    own: true,
    script: still,
    bytes: brotli(markup),
  }),
  withReact,
  {
    ...withReact,
    name: '@otm/charts, on a page that has React',
    bytes: brotli(await bundleEntry('draw-otm.tsx', react)),
  },
  lightweight,
  await cost(browser, {
    name: 'uPlot: closes, VWAP',
    own: false,
    script: await bundleEntry('draw-uplot.ts'),
  }),
];
await browser.close();

writeFileSync(
  new URL('../../../../docs/charts-benchmark.md', import.meta.url),
  benchmarkPage(costs, lightweight, setup),
);
process.stdout.write(`${costTable(costs, lightweight)}
`);
