import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { account, openPage } from './open-page.ts';

/** `pnpm leaks` runs a thousand. */
const rounds = Number(process.env.ROUNDS ?? 60);

/** Counts what the browser still keeps after a garbage collection. */
async function countKept(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
  };
}

/** Runs the same round again and again. Returns a measure of what has grown since the browser warmed up. */
async function measureGrowth(page: Page, runRounds: (count: number) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // The first rounds compile the code and fill its caches, on a busy machine more of them.
  await runRounds(90);
  const before = await countKept(session);
  await runRounds(rounds);
  return async () => {
    const kept = await countKept(session);
    return {
      heap: kept.heap - before.heap,
      listeners: kept.listeners - before.listeners,
      nodes: kept.nodes - before.nodes,
    };
  };
}

/** Adds a widget with everything that has timers or listeners, opens it and removes it. */
const createAndDestroy = (page: Page) => (count: number) =>
  page.evaluate(
    async ([phone, times]) => {
      for (let round = 0; round < times; round += 1) {
        const widget = document.createElement('chat-widget');
        const agents = [{ name: 'Ana', hours: 'Mo-Fr 08:00-17:00' }, { name: 'Luis' }];
        widget.set({ phone, agents, 'click-away': true, 'notification-loop': 0, persist: true });
        document.body.append(widget);
        widget.open();
        widget.setAttribute('name', `Round ${round}`);
        await new Promise((resolve) => setTimeout(resolve));
        if (round % 2) widget.close();
        widget.destroy();
      }
    },
    [account.phone, count] as const,
  );

/** Opens and closes the page's widget, each time with a message on its way. */
const openAndClose = (page: Page) => (count: number) =>
  page.evaluate(async (times) => {
    const widget = document.querySelector('chat-widget');
    if (!widget) throw new Error('The page has no widget: check the script tag.');
    for (let round = 0; round < times; round += 1) {
      widget.open();
      await new Promise((resolve) => setTimeout(resolve));
      widget.close();
    }
  }, count);

const cases = { createAndDestroy, openAndClose };

for (const [name, start] of Object.entries(cases))
  test(`keeps nothing after ${rounds} rounds of ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + rounds * 300);
    await openPage(page, { data: { ...account, 'message-delay': '0' } });
    await page.waitForFunction(() => document.querySelector('chat-widget')?.shadowRoot);
    const measure = await measureGrowth(page, start(page));
    // The time limits of the last rounds' modules run out within seconds, later on a busy machine.
    for (const kind of ['listeners', 'nodes'] as const)
      await expect
        .poll(async () => (await measure())[kind], `${kind} that are kept`)
        .toBeLessThanOrEqual(0);
    const growth = await measure();
    test.info().annotations.push({ type: 'growth', description: JSON.stringify(growth) });
    // Compiled code and caches took up to 280 KB in 1,000 rounds and 224 KB in 4,000; a widget that is
    // kept costs more than 10 KB each.
    expect(growth.heap, 'bytes of heap that are kept').toBeLessThan(100_000 + rounds * 250);
  });
