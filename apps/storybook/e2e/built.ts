import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { type StaticServer, serveFolder } from '../src/static-server.ts';
import { dist } from '../src/story-index.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** The built Storybook below a path that it was not built for, and a browser for it. */
export function openBuilt(path = '/some/deep/path/') {
  let browser: Browser;
  let server: StaticServer;
  beforeAll(async () => {
    server = await serveFolder(dist, path);
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox'],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    url: () => server.url,
    page: (): Promise<Page> => browser.newPage({ viewport: { width: 1440, height: 900 } }),
  };
}

/** The manager's own advice to its makers, and a browser's guess at an icon: neither is ours. */
const foreign = (url: string) => url.includes('/sb-manager/') || url.endsWith('/favicon.ico');

/** Whatever a page complains of, or cannot get, from now on; what a navigation cuts short is none. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!foreign(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
