import type { Page } from '@playwright/test';

/** An event of a browser's trace. */
interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/** Returns the milliseconds that a document's inline scripts take, from a trace. */
export const inlineScriptTime =
  (path: string) =>
  async (page: Page): Promise<number> => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser to trace.');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(path, { waitUntil: 'load' });
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const events: readonly TraceEvent[] = trace.traceEvents;
    return events
      .filter(({ args, name }) => name === 'EvaluateScript' && args.data?.url === page.url())
      .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  };

/** How long to watch an island after its code was asked for, in ms. */
const watchTime = 4000;

/**
 * Returns the longest task in milliseconds while each island of a page is waked, by its code's URL; 0 if
 * none took 50 ms or longer.
 */
export const islandTasks =
  (path: string) =>
  async (page: Page): Promise<ReadonlyMap<string, number>> => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const sources = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('[data-live]')].map(
          ({ dataset }) => dataset.live ?? '',
        ),
      ),
    ]);
    const longest = new Map<string, number>();
    for (const source of sources) {
      await page.locator(`[data-live="${source}"]`).first().dispatchEvent('pointerover');
      await page.waitForTimeout(watchTime);
      const tasks = await page.evaluate((): readonly number[] =>
        Reflect.get(window, 'tasks').splice(0),
      );
      longest.set(source, Math.max(0, ...tasks));
    }
    return longest;
  };
