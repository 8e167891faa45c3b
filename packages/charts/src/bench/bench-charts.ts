import { existsSync } from 'node:fs';
// The built package, because Node doesn't read JSX.
import { SessionChart } from '@otm/charts';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { median } from '../marks/median.ts';
import { chartTextsEn } from '../texts/texts-en.ts';
import { brotli, bundleEntry } from './bundle-entry.ts';
import { minuteSession } from './minute-session.ts';

// Prints the bytes, the time and the memory that 390 bars cost with these charts, lightweight-charts
// and uPlot, and the ratios to lightweight-charts; run by `npm run bench:charts`.

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

interface Cost {
  readonly name: string;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly kilobytes: number;
}

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

async function cost(browser: Browser, name: string, script: string, bytes = brotli(script)) {
  const drawn = [];
  for (let round = 0; round < rounds; round += 1) drawn.push(await draw(browser, script));
  return {
    name,
    bytes,
    milliseconds: median(drawn.map((it) => it.milliseconds)),
    kilobytes: median(drawn.map((it) => it.kilobytes)),
  };
}

/** The still picture: its HTML is parsed, and nothing runs. */
const still = `globalThis.draw = (holder) => { holder.innerHTML = ${JSON.stringify(markup)}; };`;
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) && { executablePath }),
  args: ['--no-sandbox'],
});
const drawn = await bundleEntry('draw-otm.tsx');
const withoutReact = brotli(await bundleEntry('draw-otm.tsx', react));
const lightweight = await cost(
  browser,
  'lightweight-charts: candles, VWAP',
  await bundleEntry('draw-lightweight-charts.ts'),
);
const costs: readonly Cost[] = [
  await cost(
    browser,
    '@otm/charts, still HTML: candles, VWAP, profile, delta',
    still,
    brotli(markup),
  ),
  await cost(browser, '@otm/charts in the browser, with React', drawn),
  await cost(browser, '@otm/charts in the browser, React not counted', drawn, withoutReact),
  lightweight,
  await cost(browser, 'uPlot: closes, VWAP', await bundleEntry('draw-uplot.ts')),
];
await browser.close();

const print = (...cells: readonly string[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(56))).join('')}\n`,
  );
const cell = (value: number, base: number, digits = 0) =>
  `${value.toFixed(digits)} (${(value / base).toFixed(2)})`;
print(
  `${bars.length} bars, ratio to lightweight-charts`,
  'bytes, brotli',
  'ms of work',
  'kB of heap',
);
for (const { name, bytes, milliseconds, kilobytes } of costs)
  print(
    name,
    cell(bytes, lightweight.bytes),
    cell(milliseconds, lightweight.milliseconds, 1),
    cell(kilobytes, lightweight.kilobytes),
  );
