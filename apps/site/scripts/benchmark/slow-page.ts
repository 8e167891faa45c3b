import type { Browser, Page } from '@playwright/test';

/** Lighthouse's slow 4G, in bytes a second and milliseconds, and its slow phone. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Opens a page of its own on a slow phone, runs a measurement on it, and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}
