import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { indicatorIds } from '@otm/schema';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';

// Prints how many frames a replay drops on a processor slowed down four times, and how much of each
// frame its work takes; run by `pnpm bench`.

const [slowdown, seconds, frameMs] = [4, 8, 1000 / 60];
const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = '\0bench';

const page = `
import { chartTexts, replayTexts } from './src/testing/chart-texts.ts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Replay } from './src/replay/replay.tsx';
const indicator = new URLSearchParams(location.search).get('indicator');
createRoot(document.querySelector('main')).render(createElement(Replay, {
  indicator, texts: replayTexts.en, chartTexts: chartTexts.en,
}));`;

async function bundle(): Promise<{ script: string; style: string }> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['@otm/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `${page}\nimport './src/styles.css';` : undefined),
        transform: (code, id) =>
          id === entry ? code.replaceAll("'./src/", `'${root}src/`) : undefined,
      },
    ],
    build: { write: false, assetsInlineLimit: 1e6, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const script = result.output.find((file) => file.type === 'chunk')?.code ?? '';
  const sheet = result.output.find((file) => file.fileName.endsWith('.css'));
  return { script, style: sheet?.type === 'asset' ? String(sheet.source) : '' };
}

/** Milliseconds of work of the main thread so far, as counted by the browser. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Records the times of all frames during some seconds of replay. */
const frames = (tab: Page): Promise<number[]> =>
  tab.evaluate(
    (length) =>
      new Promise((resolve) => {
        const times: number[] = [];
        requestAnimationFrame(function next(now) {
          times.push(now);
          if (now - (times[0] ?? now) < length) requestAnimationFrame(next);
          else resolve(times);
        });
      }),
    seconds * 1000,
  );

const print = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell) => cell.padEnd(18)).join('')}\n`);

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const { script, style } = await bundle();
const browser = await chromium.launch({
  ...(existsSync(executablePath) && { executablePath }),
  args: ['--no-sandbox'],
});
print('indicator', 'frames', 'dropped', 'work per frame');
for (const indicator of indicatorIds) {
  const tab = await browser.newPage({ viewport: { width: 800, height: 900 } });
  await tab.route('http://bench.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><title>Bench</title><style>${style}</style><main></main><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await tab.goto(
    `http://bench.localhost/?indicator=${indicator}#replay=${indicator}&at=2000&speed=300`,
  );
  const session = await tab.context().newCDPSession(tab);
  // Thread time, so that other programs don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.waitForTimeout(1000);
  const before = await taskTime(session);
  const times = await frames(tab);
  const work = ((await taskTime(session)) - before) / times.length;
  const due = Math.round(((times.at(-1) ?? 0) - (times[0] ?? 0)) / frameMs);
  const dropped = Math.max(0, due - (times.length - 1));
  print(
    indicator,
    String(times.length),
    `${((dropped * 100) / due).toFixed(1)}%`,
    `${((work * 100) / frameMs).toFixed(0)}%`,
  );
  await tab.close();
}
await browser.close();
