import { brotliCompressSync } from 'node:zlib';

const origin = 'http://bench.test';
const types = { js: 'text/javascript', css: 'text/css' };

/** Runs in the page. Notes when the launcher can be clicked and how long the panel takes to show. */
const observe = ({ launcher, panel }) => {
  const isShown = (find) => {
    const node = new Function(`return ${find}`)();
    const box = node?.getBoundingClientRect();
    return (
      !!box?.width &&
      !!box.height &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  const whenShown = (find, done) => {
    if (isShown(find)) afterPaint(done);
    else requestAnimationFrame(() => whenShown(find, done));
  };
  window.measured = {};
  whenShown(launcher, () => {
    window.measured.isReady = true;
  });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      whenShown(panel, () => {
        window.measured.open = performance.now() - timeStamp;
      });
    },
    { capture: true, once: true },
  );
};

/** Serves a subject's files and counts what the page requests. */
async function serve(page, { page: html, files }) {
  const requested = [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 404, body: '' });
    const body = files.get(pathname);
    requested.push(pathname);
    const contentType = types[pathname.split('.').at(-1)] ?? 'application/octet-stream';
    return route.fulfill(body ? { contentType, body } : { status: 404, body: '' });
  });
  return requested;
}

/** Bytes of the requested files, as a server sends them that compressed each one once. */
const countBytes = (requested, files) =>
  requested.reduce((sum, path) => {
    const body = files.get(path);
    return sum + (body ? brotliCompressSync(body).length : 0);
  }, 0);

/** Returns the main thread's work per second once the page has settled. */
async function measureIdle(page, readTasks) {
  await page.waitForTimeout(1000);
  const before = await readTasks();
  await page.waitForTimeout(2000);
  return ((await readTasks()) - before) / 2;
}

/** Loads a subject once and measures it; `parts` is missing for a page without a widget. */
export async function measure(browser, subject, parts, throttle) {
  const page = await browser.newPage();
  const requested = await serve(page, subject);
  const session = await page.context().newCDPSession(page);
  // Counts the thread's own work, whatever else the machine does.
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const readTasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  if (parts) await page.addInitScript(observe, parts);
  page.setDefaultTimeout(20_000);
  await page.goto(origin);
  if (parts) await page.waitForFunction(() => window.measured.isReady);
  const tasks = await readTasks();
  await page.waitForTimeout(500);
  const idle = throttle === 1 ? await measureIdle(page, readTasks) : 0;
  const closed = {
    tasks,
    idle,
    requests: requested.length,
    bytes: countBytes(requested, subject.files),
  };
  let open = 0;
  if (parts) {
    const [x, y] = await page.evaluate((find) => {
      const box = new Function(`return ${find}`)().getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }, parts.launcher);
    await page.mouse.click(x, y);
    open = await (await page.waitForFunction(() => window.measured.open)).jsonValue();
  }
  await page.close();
  return { ...closed, open };
}
