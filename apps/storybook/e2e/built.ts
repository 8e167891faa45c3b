import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { type StaticServer, serveFolder } from '../src/static-server.ts';
import { dist } from '../src/story-index.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Serves the built Storybook below a path that it wasn't built for, and opens a browser. */
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
    page: async (): Promise<Page> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      // Room for a busy machine.
      context.setDefaultTimeout(100_000);
      return context.newPage();
    },
  };
}

/** Whether a message comes from Storybook's manager or a browser's favicon request, not from us. */
const isForeign = (url: string) => url.includes('/sb-manager/') || url.endsWith('/favicon.ico');

/** Records errors, warnings and failed requests of a page, except those that a navigation aborts. */
export function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!isForeign(message.location().url)) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Storybook's own channel, by which its sidebar opens a page and its toolbar sets globals. */
interface Channel {
  once(event: string, listener: () => void): void;
  emit(event: string, data: object): void;
}

/** Opens a docs page as the sidebar does, without loading the preview again. */
export const openDocs = (page: Page, storyId: string): Promise<void> =>
  page.evaluate((id) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return new Promise<void>((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
    });
  }, storyId);

/** Sets globals as the toolbar does, and waits until the story shows them. */
export const setGlobals = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((next) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return new Promise<void>((resolve) => {
      channel.once('storyRendered', () => resolve());
      channel.emit('updateGlobals', { globals: next });
    });
  }, globals);
