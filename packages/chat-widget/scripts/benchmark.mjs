import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

// Measures this widget and react-floating-whatsapp on the same page, in the same run, round by round.
// Times depend on the machine; only the ratio between the columns matters.
const rounds = Number(process.env.ROUNDS ?? 9);
const origin = 'http://bench.test';

const phone = '15550100199';
const subjects = {
  nothing: '',
  'chat-widget (script file)': `import '../dist/chat-widget.js'`,
  'chat-widget (React 19)': `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import { ChatWidget } from '@otm/chat-widget'; createRoot(document.getElementById('root')).render(h(ChatWidget, { phone: '${phone}' }));`,
  'react-floating-whatsapp 5.0.8': `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import { FloatingWhatsApp } from 'react-floating-whatsapp'; createRoot(document.getElementById('root')).render(h(FloatingWhatsApp, { phoneNumber: '${phone}', accountName: 'Sample' }));`,
};

const bundle = async (contents, name) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: `/${name}`,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return new Map(outputFiles.map((file) => [file.path, file.contents]));
};

/** Watches long tasks, shifts and the time from a click to the next frame. */
const observe = () => {
  window.measured = { long: 0, shift: 0, clicks: [] };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('longtask', ({ duration }) => {
    window.measured.long += duration - 50;
  });
  watch('layout-shift', ({ value }) => {
    window.measured.shift += value;
  });
  watch(
    'event',
    ({ name, duration }) => {
      if (name === 'click') window.measured.clicks.push(duration);
    },
    { durationThreshold: 16 },
  );
};

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const p75 = (list) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.75) - 1] ?? 0;

/** Clicks what opens the widget; the peer's launcher is a div without a name. */
const launcher = (page, name) =>
  name.startsWith('react-floating')
    ? page.locator('[class*="floatingButton"], .floating-whatsapp-button').first()
    : page.locator('chat-widget [part=launcher]');

async function measure(browser, name, files, throttle) {
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Bench</title><main><h1>Shop</h1></main><div id="root"></div>${name.includes('script file') ? `<chat-widget phone="${phone}"></chat-widget>` : ''}<script type="module" src="/app/stdin.js"></script></html>`,
      });
    const body = files.get(pathname);
    return route.fulfill(
      body
        ? { contentType: 'text/javascript', body: Buffer.from(body) }
        : { status: 404, body: '' },
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const task = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(
      (one) => one.name === 'TaskDuration',
    ).value * 1000;
  await page.addInitScript(observe);
  await page.goto(origin);
  await page.waitForTimeout(1000);
  const mounted = await page.evaluate(() => ({ ...window.measured }));
  const result = { long: mounted.long, clicks: [] };
  if (throttle === 1) {
    await page.waitForTimeout(4000);
    const before = await task();
    await page.waitForTimeout(3000);
    result.idle = ((await task()) - before) / 3;
  }
  if (name !== 'nothing') {
    const button = launcher(page, name);
    await button.waitFor();
    const { x, y, width, height } = await button.boundingBox();
    // Both widgets open and close by the same button; only the clicks that open are kept.
    for (let click = 0; click < 8; click += 1) {
      const { length } = (await page.evaluate(() => window.measured)).clicks;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(400);
      const { clicks } = await page.evaluate(() => window.measured);
      // The browser doesn't report a click that took next to no time.
      if (click % 2 === 0) result.clicks.push(clicks.slice(length).at(-1) ?? 16);
    }
  }
  const end = await page.evaluate(() => window.measured);
  result.shift = end.shift;
  await page.close();
  return result;
}

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const table = {};
const seen = Object.fromEntries(Object.keys(subjects).map((name) => [name, { one: [], four: [] }]));
const built = Object.fromEntries(
  await Promise.all(
    Object.entries(subjects).map(async ([name, code]) => [name, await bundle(code, 'app')]),
  ),
);
for (let round = 0; round < rounds; round += 1)
  for (const name of Object.keys(subjects)) {
    seen[name].one.push(await measure(browser, name, built[name], 1));
    seen[name].four.push(await measure(browser, name, built[name], 4));
  }
await browser.close();

for (const [name, { one, four }] of Object.entries(seen)) {
  const clicks = (list) => list.flatMap(({ clicks }) => clicks);
  table[name] = {
    'brotli, bytes': [...built[name].values()].reduce(
      (sum, file) => sum + brotliCompressSync(file).length,
      0,
    ),
    'long task over 50 ms': Math.round(median(one.map(({ long }) => long))),
    'idle, ms per s': Number(median(one.map(({ idle }) => idle)).toFixed(2)),
    'INP p75 x1, ms': p75(clicks(one)) || '< 16',
    'INP p75 x4, ms': p75(clicks(four)) || '< 16',
    CLS: Number(median(one.map(({ shift }) => shift)).toFixed(3)),
  };
}
console.table(table);
